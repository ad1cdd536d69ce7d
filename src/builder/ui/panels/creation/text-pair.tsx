import { Textarea, TextInput } from '@mantine/core';
import { createContext, useContext } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { Texts } from './page-draft.ts';
import { useSite } from '../../state/queries.ts';
import classes from './creation.module.css';

/** Labels of the inputs that are still to be filled in, once somebody tried to create the page without. */
export const MissingContext = createContext<readonly string[]>([]);

interface TextPairProps {
  label: string;
  value: Texts;
  onChange: (value: Texts) => void;
  description?: string;
  /** Greatest length, in characters; shown with the current one. */
  limit?: number;
  /** Whether the text has several lines. */
  isLong?: boolean;
  /** Whether its first input has the focus when the dialog opens. */
  hasFocus?: boolean;
}

/** A text in every language, side by side. */
export function TextPair({
  label,
  value,
  onChange,
  description,
  limit,
  isLong = false,
  hasFocus = false,
}: TextPairProps) {
  const { languages } = useSite();
  const missing = useContext(MissingContext);
  return (
    <div className={classes.pair}>
      {languages.map(({ code, name }, index) => {
        const text = value[code] ?? '';
        const fullLabel = texts.common.inLanguage(label, name);
        const props = {
          size: 'xs' as const,
          label: languages.length > 1 ? fullLabel : label,
          error: missing.includes(fullLabel),
          lang: code,
          value: text,
          onChange: (event: { currentTarget: { value: string } }) =>
            onChange({ ...value, [code]: event.currentTarget.value }),
          ...(limit !== undefined && {
            description: <Length text={text} limit={limit} />,
            inputWrapperOrder: ['label', 'input', 'description'] as ('label' | 'input' | 'description')[],
          }),
          ...(description !== undefined && { description }),
          ...(hasFocus && index === 0 && { 'data-autofocus': true }),
        };
        return isLong ? (
          <Textarea key={code} {...props} autosize minRows={2} maxRows={6} />
        ) : (
          <TextInput key={code} {...props} />
        );
      })}
    </div>
  );
}

/** The length of a text against its limit. */
export function Length({ text, limit }: { text: string; limit: number }) {
  const { length } = [...text];
  return (
    <span className={classes.length} data-over={length > limit || undefined}>
      {length > limit ? texts.creation.tooLong(length, limit) : texts.creation.length(length, limit)}
    </span>
  );
}
