import { TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { createTextEditor } from '../create-text-editor.ts';
import type { EditorKind } from '../text-schema.ts';
import { PASTES } from './__fixtures__/pastes.ts';
import { pasteInto } from './text-clipboard.ts';

const FACTS = new Map([['experience', 'over 5 years']]);

/** Pastes into a text, over what is selected of it, and returns the text. */
function paste(
  html: string,
  plain: string,
  kind: EditorKind,
  text = '',
  selected?: [number, number],
): { text: string; note: string | undefined } {
  let now = text;
  const onChange = (next: string) => (now = next);
  const mount = document.body.appendChild(document.createElement('div'));
  const editor = createTextEditor({ mount, kind, text, facts: FACTS, attributes: {}, onChange });
  const { doc, tr } = editor.view.state;
  if (selected) editor.view.dispatch(tr.setSelection(TextSelection.create(doc, ...selected)));
  const { command, note } = pasteInto({ html, text: plain }, kind, (name) => FACTS.has(name));
  editor.run(command);
  return { text: now, note };
}

describe.each(Object.entries(PASTES))('a paste of %s', (_name, { html, text, rich, line, note }) => {
  it('gives what a careful person would have typed', () => {
    const pasted = paste(html, text, 'rich');
    expect(pasted.text).toBe(rich);
    expect(pasted.note ?? '').toMatch(note ?? /^$/);
  });

  it('gives one line where there is only one', () => {
    expect(paste(html, text, 'line').text).toBe(line);
  });
});

describe('a paste among other words', () => {
  it('runs on with them', () => {
    expect(paste('<p>and <b>b</b></p>', '', 'rich', 'One two', [4, 4]).text).toBe('Oneand **b** two');
    expect(paste('<p>x</p><p>y</p>', '', 'rich', 'One two', [4, 4]).text).toBe('Onex\n\ny two');
  });

  it('begins with a heading where there are none yet', () => {
    expect(paste('<h2>Prices</h2>', '', 'rich').text).toBe('## Prices');
    expect(paste('<h2>Prices</h2><p>x</p>', '', 'rich').text).toBe('## Prices\n\nx');
    expect(paste('<h2>Prices</h2>', '', 'rich', 'One two', [4, 4]).text).toBe('OnePrices two');
  });

  it('adds entries to a list', () => {
    expect(paste('<ul><li>b</li><li>c</li></ul>', '', 'rich', '- a\n\nEnd', [3, 3]).text).toBe('- a\n- b\n- c\n\nEnd');
  });

  it('makes a link of them where it is an address', () => {
    expect(paste('', 'https://example.com/a', 'rich', 'One two', [1, 4]).text).toBe('[One](https://example.com/a) two');
    expect(paste('', 'a@example.com', 'rich', 'One two', [1, 4]).text).toBe('[One](mailto:a@example.com) two');
    expect(paste('', '+45 12 34 56 78', 'rich', 'One two', [1, 4]).text).toBe('[One](tel:+4512345678) two');
    expect(paste('', 'https://example.com/a', 'line', 'One two', [1, 4]).text).toBe('https://example.com/a two');
  });
});
