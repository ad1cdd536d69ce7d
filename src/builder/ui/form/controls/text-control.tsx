import { Text, Textarea } from '@mantine/core';
import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { asParagraphs, breakAfter, oneLine } from '../model/one-line.ts';
import { pasteNote } from '../model/pasted-formats.ts';
import { inputProps, inputTextOf, type ControlProps } from './control-props.ts';
import classes from './text-control.module.css';

interface TextControlProps extends ControlProps {
  /** Stands before the text: the language's code. */
  code?: string;
  /** The language of the text, for spelling and screen readers. */
  language?: string | undefined;
}

/** Whether the browser makes a text area as high as its text. Otherwise a script measures each after every change. */
const GROWS_BY_ITSELF = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false; // tests without a browser have no CSS

/** A text of any length: the field grows with it. Without paragraphs, it's one line, as on the page. */
export function TextControl({ code, language, ...props }: TextControlProps) {
  const { field, value, change } = props;
  const isRich = field.control === 'rich-text';
  const { note, onPaste, noteId } = usePasteNote(isRich);
  const own = inputProps({
    ...props,
    describedBy: [props.describedBy, note && noteId].filter(Boolean).join(' ') || undefined,
  });
  return (
    <>
      <Textarea
        {...own}
        value={isRich ? inputTextOf(value) : oneLine(inputTextOf(value))}
        onChange={({ currentTarget }) => change(isRich ? currentTarget.value : oneLine(currentTarget.value))}
        onKeyDown={(event) => insertBreak(event, isRich)}
        onPaste={onPaste}
        autosize={isRich || !GROWS_BY_ITSELF}
        classNames={{ input: classes.input }}
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
      {note !== undefined && (
        <Text id={noteId} size="xs" c="dimmed" aria-live="polite">
          {note}
        </Text>
      )}
    </>
  );
}

/** Enter makes a paragraph that the page shows; in one line, a space. */
function insertBreak(event: KeyboardEvent<HTMLTextAreaElement>, isRich: boolean): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const { value, selectionStart } = event.currentTarget;
  insert(isRich ? breakAfter(value.slice(0, selectionStart)) : ' ');
}

/** Pastes a text as its field shows it, and says what of it isn't kept. */
function usePasteNote(isRich: boolean) {
  const [note, setNote] = useState<string>();
  const noteId = useId();
  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const text = clipboardData.getData('text/plain');
    if (text === '') return;
    event.preventDefault();
    insert(isRich ? asParagraphs(text) : oneLine(text));
    setNote(pasteNote(clipboardData.getData('text/html'), text, isRich));
  };
  return { note, noteId, onPaste };
}

/** Inserts a text into the input that has the focus like typing, so that the browser can undo it. */
function insert(text: string): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the browser's undo
  if (text !== '') document.execCommand('insertText', false, text);
}
