import { Text } from '@mantine/core';
import { useId, useState } from 'react';
import { LineInput } from '../text/line-input.tsx';
import { RawText } from '../text/raw-text.tsx';
import { TextEditorInput } from '../text/text-editor-input.tsx';
import type { TextTarget } from '../text/text-target.ts';
import { namesFact, useFacts } from '../text/use-facts.ts';
import { inputTextOf, type ControlProps } from './control-props.ts';

interface TextControlProps extends ControlProps {
  /** Stands before the text: the language's code. */
  code?: string;
  /** The language of the text, for spelling and screen readers. */
  language?: string | undefined;
  /** Whether the text is shown as it's written. */
  isRaw?: boolean;
  /** Called when the text gets the focus: buttons act on it then. */
  onTarget?: (target: TextTarget) => void;
}

/**
 * A text of any length: the field grows with it. Rich text, and a line that names facts, is edited as the page shows it; a line
 * without facts is a plain input.
 */
export function TextControl({ code, language, isRaw = false, onTarget, ...props }: TextControlProps) {
  const { field, value } = props;
  const isRich = field.control === 'rich-text';
  const facts = useFacts(String(field.path.at(-1)));
  const [note, setNote] = useState<string>();
  const noteId = useId();
  /** The cursor's place in a line that has just got its first fact. */
  const [caret, setCaret] = useState<number>();
  /** A line whose last fact is removed stays an editor while it has the focus. */
  const [isHeld, setHeld] = useState(false);
  const describedBy = [props.describedBy, note && noteId].filter(Boolean).join(' ') || undefined;
  const common = { ...props, describedBy, code, language, facts, onNote: setNote };
  const isEditor = isRich || isHeld || namesFact(inputTextOf(value), facts);
  const onFocus = (target: TextTarget) => onTarget?.(target);
  return (
    <>
      {isRich && isRaw ? (
        <RawText {...props} describedBy={describedBy} language={language} onFocus={onFocus} />
      ) : isEditor ? (
        <TextEditorInput
          {...common}
          kind={isRich ? 'rich' : 'line'}
          caret={caret}
          onFocus={(target) => {
            setHeld(true);
            setCaret(undefined);
            onFocus(target);
          }}
          onBlur={() => {
            setHeld(false);
            props.onBlur();
          }}
        />
      ) : (
        <LineInput {...common} onFocus={onFocus} onFact={setCaret} />
      )}
      {note !== undefined && (
        <Text id={noteId} size="xs" c="dimmed" aria-live="polite">
          {note}
        </Text>
      )}
    </>
  );
}
