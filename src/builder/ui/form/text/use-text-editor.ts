import { useLayoutEffect, useRef, type RefObject } from 'react';
import { createTextEditor, type TextEditor } from '../../text/create-text-editor.ts';
import type { TextEditorOptions } from '../../text/editor-options.ts';

type Given = Omit<TextEditorOptions, 'mount'> & {
  /** Puts the cursor behind so many characters of the text when the editor is shown; without it, it isn't focused. */
  caret: number | undefined;
  /** Called with the editor once it's there. */
  onEditor: (editor: TextEditor) => void;
};

/**
 * Makes an element the editor of a text, and returns the reference for it.
 * @param given may change with each rendering, but for the kind
 */
export function useTextEditor(given: Given): RefObject<HTMLDivElement | null> {
  const editor = useRef<TextEditor>(undefined);
  const mount = useRef<HTMLDivElement>(null);
  const latest = useRef(given);
  const { kind, text, facts, attributes } = given;
  useLayoutEffect(() => {
    latest.current = given;
  });
  useLayoutEffect(() => {
    if (!mount.current) return undefined;
    const first = latest.current;
    const created = createTextEditor({
      mount: mount.current,
      kind,
      text: first.text,
      facts: first.facts,
      ...(first.factTitles && { factTitles: first.factTitles }),
      attributes: first.attributes,
      onChange: (next) => latest.current.onChange(next),
      onStatus: (status) => latest.current.onStatus?.(status),
      onFactQuery: (query) => latest.current.onFactQuery?.(query),
      onFactKey: (event) => latest.current.onFactKey?.(event) ?? false,
      onFactChip: (chip) => latest.current.onFactChip?.(chip),
      onLinkKey: () => latest.current.onLinkKey?.(),
      onNote: (note) => latest.current.onNote?.(note),
      onFocus: () => latest.current.onFocus?.(),
      onBlur: () => latest.current.onBlur?.(),
    });
    editor.current = created;
    latest.current.onEditor(created);
    if (first.caret !== undefined) created.focus(first.caret);
    // As in other inputs, typing is undone until another field gets the focus.
    const forget = ({ target }: FocusEvent) => {
      const isOther =
        target instanceof HTMLElement && target.dataset['path'] !== undefined && target !== created.view.dom;
      if (isOther) created.forgetTyping();
    };
    document.addEventListener('focusin', forget);
    return () => {
      document.removeEventListener('focusin', forget);
      editor.current = undefined;
      created.destroy();
    };
  }, [kind]);
  useLayoutEffect(() => editor.current?.setFacts(facts), [facts]);
  useLayoutEffect(() => editor.current?.update(text), [text]);
  const names = JSON.stringify(attributes);
  useLayoutEffect(() => {
    editor.current?.setAttributes(JSON.parse(names) as Record<string, string>); // written one line above
  }, [names]);
  return mount;
}
