import { Textarea } from '@mantine/core';
import { useRef } from 'react';
import { inputProps, inputTextOf, type ControlProps } from '../controls/control-props.ts';
import { useKeptCaret } from './kept-caret.ts';
import type { TextTarget } from './text-target.ts';
import classes from './text.module.css';

interface RawTextProps extends ControlProps {
  language: string | undefined;
  onFocus: (target: TextTarget) => void;
}

/** A text as it's written in its file, for those who ask for it: `**bold**`, `[words](address)`, `- ` and `{fact}`. */
export function RawText({ language, onFocus, ...props }: RawTextProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const text = inputTextOf(props.value);
  const onTyped = useKeptCaret(input, text);
  const take = (typed: string) => {
    onTyped(typed);
    props.change(typed);
  };
  return (
    <Textarea
      {...inputProps(props)}
      ref={input}
      classNames={{ input: classes.raw ?? '' }}
      value={text}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      onFocus={({ currentTarget }) =>
        onFocus({
          insertFact(name) {
            currentTarget.focus();
            currentTarget.setRangeText(`{${name}}`, currentTarget.selectionStart, currentTarget.selectionEnd, 'end');
            take(currentTarget.value);
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
