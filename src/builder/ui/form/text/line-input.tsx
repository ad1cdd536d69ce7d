import { Textarea } from '@mantine/core';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { texts } from '../../../texts/texts.ts';
import { isFormatKey } from '../../text/format-keys.ts';
import { oneLine } from '../../text/one-line.ts';
import { factWordsBefore } from '../../text/fact-query.ts';
import { clipboardTexts, pastedText } from '../../text/paste/text-clipboard.ts';
import { inputProps, inputTextOf, type ControlProps } from '../controls/control-props.ts';
import { FactList } from './fact-list.tsx';
import type { TextTarget } from './text-target.ts';
import { useKeptCaret } from './kept-caret.ts';
import { useFactList } from './use-fact-list.ts';
import { namesFact, type FactsInText } from './use-facts.ts';
import classes from './text.module.css';

/** Whether the browser makes a text area as high as its text. Otherwise a script measures each after every change. */
const GROWS_BY_ITSELF = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false; // tests without a browser have no CSS

interface LineInputProps extends ControlProps {
  code: string | undefined;
  language: string | undefined;
  facts: FactsInText;
  onFocus: (target: TextTarget) => void;
  onNote: (note: string | undefined) => void;
  /** The text names a fact now; the cursor stands behind so many characters. */
  onFact: (caret: number) => void;
}

/** A text of one line, as it's written. It grows with its words, and line breaks become spaces. */
export function LineInput({ code, language, facts, onFocus, onNote, onFact, ...props }: LineInputProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const { change, value } = props;
  const text = oneLine(inputTextOf(value));
  const onTyped = useKeptCaret(input, text);
  const take = (text: string, caret: number) => {
    onTyped(text);
    if (namesFact(text, facts)) onFact(caret);
    change(text);
  };
  const insertFact = (name: string) => take(...withFact(input.current, name));
  const list = useFactList(facts.list, insertFact);
  const area = (
    <Textarea
      {...inputProps(props)}
      {...list.attributes}
      ref={input}
      value={text}
      onChange={({ currentTarget }) => {
        const { selectionStart } = currentTarget;
        const text = oneLine(currentTarget.value);
        list.ask(factWordsBefore(text.slice(0, selectionStart)));
        take(text, selectionStart);
      }}
      onKeyDown={(event) => {
        if (list.isOpen && list.takeKey(event)) return;
        if (isFormatKey(event)) onNote(texts.form.noFormats);
        else breakLine(event);
      }}
      onPaste={(event) => onNote(pasteLine(event, (name) => facts.values.has(name)))}
      onFocus={() => onFocus({ insertFact })}
      onBlur={() => {
        list.close();
        props.onBlur();
      }}
      autosize={!GROWS_BY_ITSELF}
      classNames={{ input: classes.input }}
      minRows={1}
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
  if (!list.isOpen) return area;
  return (
    <>
      {area}
      <FactList id={list.id} facts={list.found} active={list.active} onPick={list.pick} onClose={list.close}>
        <span className={classes.below} />
      </FactList>
    </>
  );
}

/** Returns the text of an input with a fact in place of what was typed to find it, and the place of the cursor behind it. */
function withFact(input: HTMLTextAreaElement | null, name: string): [text: string, caret: number] {
  const { value: text = '', selectionStart: caret = 0, selectionEnd = 0 } = input ?? {};
  const begun = factWordsBefore(text.slice(0, caret));
  const before = begun === undefined ? text.slice(0, caret) : text.slice(0, caret - begun.length - 1);
  return [`${before}{${name}}${text.slice(selectionEnd)}`, before.length + name.length + 2];
}

/** Enter makes a space. */
function breakLine(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  insert(' ');
}

/** Pastes a text as one line. Returns what of it isn't kept, in words. */
function pasteLine(event: ClipboardEvent, isFact: (name: string) => boolean): string | undefined {
  const found = clipboardTexts(event.clipboardData);
  if (!found) return undefined;
  event.preventDefault();
  const { text, note } = pastedText(found, 'line', isFact);
  insert(text);
  return note;
}

/** Inserts a text into the input that has the focus like typing, so that the browser can undo it. */
function insert(text: string): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the browser's undo
  if (text !== '') document.execCommand('insertText', false, text);
}
