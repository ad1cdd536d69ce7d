import { undo } from 'prosemirror-history';
import { Selection } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { createTextEditor, type TextEditor } from './create-text-editor.ts';
import { breakLine } from './editor-commands.ts';
import type { EditorKind } from './text-schema.ts';

interface Typed {
  editor: TextEditor;
  text: () => string;
}

/** Opens a text with the cursor at its end. */
function open(text: string, kind: EditorKind = 'rich'): Typed {
  const mount = document.body.appendChild(document.createElement('div'));
  let now = text;
  const onChange = (next: string) => (now = next);
  const editor = createTextEditor({ mount, kind, text, facts: new Map(), attributes: {}, onChange });
  const { doc, tr } = editor.view.state;
  editor.view.dispatch(tr.setSelection(Selection.atEnd(doc)));
  return { editor, text: () => now };
}

/** Types letter by letter, as a browser tells an editor. */
function type({ view }: TextEditor, words: string): void {
  for (const letter of words) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    if (!view.someProp('handleTextInput', (take) => take(view, from, to, letter, insert))) view.dispatch(insert());
  }
}

it.each(['*', '+', '-'])('begins a list by %s and a space', (sign) => {
  const { editor, text } = open('');
  type(editor, `${sign} one`);
  editor.run(breakLine);
  type(editor, 'two');
  expect(text()).toBe('- one\n- two');
});

it.each(['#', '##', '######'])('begins a heading by %s and a space', (signs) => {
  const { editor, text } = open('Before');
  editor.run(breakLine);
  type(editor, `${signs} Prices`);
  editor.run(breakLine);
  type(editor, 'Text');
  expect(text()).toBe('Before\n\n## Prices\n\nText');
});

it.each(['*', '#'])('brings %s back by undo, and leaves it then', (sign) => {
  const { editor, text } = open('');
  type(editor, `${sign} `);
  editor.run(undo);
  expect(editor.view.state.doc.textContent).toBe(`${sign} `);
  type(editor, 'without VAT');
  expect(text()).toBe(`${sign} without VAT`);
});

it('leaves signs within a paragraph, in a list and in a text of one line', () => {
  for (const [before, kind] of [
    ['5', 'rich'],
    ['- a', 'rich'],
    ['', 'line'],
  ] as const) {
    const { editor, text } = open(before, kind);
    type(editor, '* x # y');
    expect(text()).toBe(`${before}* x # y`);
  }
});
