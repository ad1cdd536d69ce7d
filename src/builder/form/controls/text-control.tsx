import { Textarea } from '@mantine/core';
import { inputProps, textOf, type ControlProps } from './control-props.ts';
import classes from './text-control.module.css';

interface TextControlProps extends ControlProps {
  /** Stands before the text: the language's code. */
  code?: string;
  /** The language of the text, for spelling and screen readers. */
  language?: string | undefined;
}

/** A text of any length: the field grows with it. */
export function TextControl({ code, language, ...props }: TextControlProps) {
  const { field, value, change } = props;
  const isRich = field.control === 'rich-text';
  return (
    <Textarea
      {...inputProps(props)}
      value={textOf(value)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onKeyDown={(event) => {
        // A line break says nothing in a plain text: it would only change the look of the file.
        if (event.key === 'Enter' && !isRich) event.preventDefault();
      }}
      autosize
      minRows={isRich ? 4 : 1}
      maxRows={24}
      lang={language}
      spellCheck
      {...(code !== undefined && {
        leftSection: <span className={classes.code}>{code}</span>,
        leftSectionWidth: 36,
        leftSectionProps: { className: classes.section },
      })}
    />
  );
}
