import { useRef } from 'react';
import type { TextEditor } from '../../text/create-text-editor.ts';
import type { EditorKind } from '../../text/text-schema.ts';
import { ariaProps, inputTextOf, type ControlProps } from '../controls/control-props.ts';
import { useForm } from '../saving/form-state.tsx';
import { EditorPanels } from './editor-panels.tsx';
import type { TextTarget } from './text-target.ts';
import { useEditorPanels } from './use-editor-panels.ts';
import type { FactsInText } from './use-facts.ts';
import { useTextEditor } from './use-text-editor.ts';
import classes from './text.module.css';

interface TextEditorInputProps extends ControlProps {
  kind: EditorKind;
  code: string | undefined;
  language: string | undefined;
  facts: FactsInText;
  /** Focuses the text when it's shown, with the cursor behind so many characters. */
  caret: number | undefined;
  onFocus: (target: TextTarget) => void;
  onNote: (note: string | undefined) => void;
}

/** A text as the page shows it, to be edited: bold words, links, lists, and facts as chips. */
export function TextEditorInput(props: TextEditorInputProps) {
  const { kind, code, facts, value, change, caret, onNote } = props;
  const { file } = useForm();
  const editor = useRef<TextEditor>(undefined);
  const { box, panels, events, target } = useEditorPanels(editor, facts, kind === 'rich');
  const mount = useTextEditor({
    kind,
    caret,
    onNote,
    ...events,
    facts: facts.values,
    factTitles: facts.titles,
    text: inputTextOf(value),
    attributes: { ...attributesOf(props), ...panels.list.attributes },
    onChange: change,
    onEditor: (created) => (editor.current = created),
    onFocus() {
      events.onFocus();
      props.onFocus(target);
    },
    onBlur() {
      events.onBlur();
      props.onBlur();
    },
  });
  return (
    <div ref={box} className={classes.box} data-error={props.error || undefined} data-kind={kind}>
      {code !== undefined && <span className={classes.code}>{code}</span>}
      <div ref={mount} className={classes.text} />
      <EditorPanels {...panels} file={file.file} />
    </div>
  );
}

/** What assistive technology says of the text. */
function attributesOf(props: TextEditorInputProps): Record<string, string> {
  const { field, id, kind, language } = props;
  const attributes = {
    ...ariaProps(props),
    id,
    role: 'textbox',
    'aria-multiline': kind === 'rich',
    'aria-required': field.required || undefined,
    // It keeps the focus, with what describes it.
    'aria-readonly': props.readOnly || undefined,
    tabindex: props.readOnly ? 0 : undefined,
    'data-path': field.path.join('.'),
    lang: language,
    spellcheck: true,
  };
  const given = Object.entries(attributes).filter(([, own]) => own !== undefined);
  return Object.fromEntries(given.map(([name, own]) => [name, String(own)]));
}
