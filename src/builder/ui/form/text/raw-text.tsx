import { Textarea } from '@mantine/core';
import { inputProps, inputTextOf, type ControlProps } from '../controls/control-props.ts';
import type { TextTarget } from './text-target.ts';
import classes from './text.module.css';

interface RawTextProps extends ControlProps {
  language: string | undefined;
  onFocus: (target: TextTarget) => void;
}

/** A text as it's written in its file, for those who ask for it: `**bold**`, `[words](address)`, `- ` and `{fact}`. */
export function RawText({ language, onFocus, ...props }: RawTextProps) {
  return (
    <Textarea
      {...inputProps(props)}
      classNames={{ input: classes.raw ?? '' }}
      value={inputTextOf(props.value)}
      onChange={({ currentTarget }) => props.change(currentTarget.value)}
      onFocus={({ currentTarget }) =>
        onFocus({
          insertFact(name) {
            currentTarget.focus();
            currentTarget.setRangeText(`{${name}}`, currentTarget.selectionStart, currentTarget.selectionEnd, 'end');
            props.change(currentTarget.value);
          },
        })
      }
      autosize
      minRows={4}
      maxRows={24}
      lang={language}
      spellCheck
    />
  );
}
