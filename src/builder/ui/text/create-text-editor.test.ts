import { beforeEach, describe, expect, it } from 'vitest';
import { undo } from 'prosemirror-history';
import { TextSelection } from 'prosemirror-state';
import { createTextEditor, type TextEditor } from './create-text-editor.ts';
import {
  breakLine,
  leaveBlockBackwards,
  removeLink,
  setLink,
  toggleBold,
  toggleHeading,
  toggleList,
} from './editor-commands.ts';
import type { FactQuery } from './fact-query.ts';
import type { EditorKind } from './text-schema.ts';

let taken: string[];
let queries: (FactQuery | undefined)[];
beforeEach(() => {
  taken = [];
  queries = [];
});

function open(text: string, kind: EditorKind = 'rich'): TextEditor {
  const mount = document.createElement('div');
  document.body.append(mount);
  return createTextEditor({
    mount,
    kind,
    text,
    facts: new Map([
      ['experience', 'over 5 years'],
      ['email', 'a@example.com'],
    ]),
    attributes: { 'aria-label': 'Text' },
    onChange: (next) => taken.push(next),
    onFactQuery: (query) => queries.push(query),
  });
}

/** Selects the first occurrence of some words; a `|` stands for the cursor's place in them. */
function select(editor: TextEditor, words: string): void {
  const { doc } = editor.view.state;
  const search = words.replace('|', '');
  let from = -1;
  doc.descendants((node, position) => {
    const at = node.text?.indexOf(search) ?? -1;
    if (from < 0 && at >= 0) from = position + at;
  });
  const caret = words.indexOf('|');
  const [start, end] = caret < 0 ? [from, from + search.length] : [from + caret, from + caret];
  editor.view.dispatch(editor.view.state.tr.setSelection(TextSelection.create(doc, start, end)));
}

/** Types letter by letter. */
function type(editor: TextEditor, text: string): void {
  for (const letter of text) editor.view.dispatch(editor.view.state.tr.insertText(letter));
}

const html = ({ view }: TextEditor) => view.dom.innerHTML.replace(/<br[^>]*>/g, '');

it('takes no letters while somebody else has the text, and the focus stays possible', () => {
  const editor = open('One');
  editor.setAttributes({ 'aria-readonly': 'true', tabindex: '0' });
  expect(editor.view.dom.getAttribute('contenteditable')).toBe('false');
  expect(editor.view.dom.tabIndex).toBe(0);
  expect(editor.view.editable).toBe(false);
  editor.setAttributes({});
  expect(editor.view.editable).toBe(true);
});

describe('what is typed', () => {
  it('is shown as what it means', () => {
    const editor = open('');
    type(editor, 'One **two** [three](/page) {experience}.');
    expect(html(editor)).toBe(
      '<p>One <strong>two</strong> <a href="/page">three</a> <span data-fact="experience" title="experience" draggable="true">over 5 years</span>.</p>',
    );
    expect(taken.at(-1)).toBe('One **two** [three](/page) {experience}.');
  });

  it('begins a list by a hyphen and a space', () => {
    const editor = open('');
    type(editor, '- one');
    editor.run(breakLine);
    type(editor, 'two');
    editor.run(breakLine);
    editor.run(breakLine);
    type(editor, 'After');
    expect(html(editor)).toBe('<ul><li>one</li><li>two</li></ul><p>After</p>');
    expect(taken.at(-1)).toBe('- one\n- two\n\nAfter');
  });

  it('becomes a heading that Enter ends', () => {
    const editor = open('');
    type(editor, '## Prices');
    editor.run(breakLine);
    type(editor, 'Text');
    expect(html(editor)).toBe('<h3>Prices</h3><p>Text</p>');
    expect(taken.at(-1)).toBe('## Prices\n\nText');
  });

  it('is shown as a list or a heading on a page that knows no look for them', () => {
    const classes = new Map([['p', 'own']]);
    const mount = document.body.appendChild(document.createElement('div'));
    const options = { mount, kind: 'rich', facts: new Map(), attributes: {}, onChange: () => undefined } as const;
    createTextEditor({ ...options, text: 'One\n\n## Two\n- three', classes });
    expect(mount.querySelector('p')?.className).toBe('own');
    expect(mount.querySelector('ul')?.style.listStyle).toContain('disc');
    expect(mount.querySelector('h3')?.style.fontSize).toContain('h5');
  });

  it('stays text where no fact has that name', () => {
    const editor = open('');
    type(editor, '{nobody}');
    expect(taken.at(-1)).toBe('{nobody}');
    expect(editor.view.dom.querySelector('[data-fact]')).toBeNull();
  });

  it('is undone with the markup that it completed', () => {
    const editor = open('One ');
    type(editor, '**two**');
    editor.run(undo);
    expect(editor.view.dom.textContent).not.toContain('two');
    expect(editor.run(undo)).toBe(false);
  });

  it('goes where Ctrl+Home and Ctrl+End put the cursor', () => {
    const editor = open('One **two**\n\nthree');
    const press = (key: string) =>
      editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, cancelable: true }));
    for (const [key, letter] of [
      ['Home', 'a'],
      ['End', 'z'],
    ] as const) {
      press(key);
      type(editor, letter);
    }
    expect(taken.at(-1)).toBe('aOne **two**\n\nthreez');
  });

  it('leaves the keys of undo and redo to the page when it has nothing to undo or redo', () => {
    const editor = open('One');
    const takes = (init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { ctrlKey: true, bubbles: true, cancelable: true, ...init });
      editor.view.dom.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const UNDO = { key: 'z', keyCode: 90 };
    const REDO = { key: 'y', keyCode: 89 };
    expect([takes(UNDO), takes(REDO)]).toEqual([false, false]);
    type(editor, ' more');
    expect([takes(UNDO), takes(UNDO)]).toEqual([true, false]);
    expect([takes(REDO), takes(REDO)]).toEqual([true, false]);
  });

  it('has no marks in a field of one line', () => {
    const editor = open('', 'line');
    type(editor, '**a** - {email}');
    editor.run(toggleBold);
    editor.run(breakLine);
    type(editor, 'b');
    expect(taken.at(-1)).toBe('**a** - {email} b');
    expect(editor.view.dom.querySelectorAll('[data-fact]')).toHaveLength(1);
  });
});

describe('buttons', () => {
  it('make words bold, and take it back', () => {
    const editor = open('One two three');
    select(editor, 'two');
    editor.run(toggleBold);
    expect(taken.at(-1)).toBe('One **two** three');
    expect(editor.status().isBold).toBe(true);
    editor.run(toggleBold);
    expect(taken.at(-1)).toBe('One two three');
  });

  it('leave links that are among words that become bold', () => {
    const editor = open('One [two](/x) three');
    editor.view.dispatch(
      editor.view.state.tr.setSelection(
        TextSelection.create(editor.view.state.doc, 1, editor.view.state.doc.content.size - 1),
      ),
    );
    editor.run(toggleBold);
    expect(taken.at(-1)).toBe('**One** [two](/x) **three**');
  });

  it('make a link, lead it elsewhere and take it away', () => {
    const editor = open('One two three');
    select(editor, 'two');
    editor.run(setLink('/a', 'link'));
    expect(taken.at(-1)).toBe('One [two](/a) three');
    select(editor, 't|wo');
    expect(editor.status().link?.href).toBe('/a');
    editor.run(setLink('/b', 'link'));
    expect(taken.at(-1)).toBe('One [two](/b) three');
    editor.run(removeLink);
    expect(taken.at(-1)).toBe('One two three');
    select(editor, 'three|');
    editor.run(setLink('/c', 'here'));
    expect(taken.at(-1)).toBe('One two three[here](/c)');
  });

  it('make a list of paragraphs, and paragraphs of its entries', () => {
    const editor = open('One\n\ntwo\n\nthree');
    const { state } = editor.view;
    editor.view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, 2, 9)));
    editor.run(toggleList);
    expect(taken.at(-1)).toBe('- One\n- two\n\nthree');
    select(editor, '|two');
    editor.run(leaveBlockBackwards);
    expect(taken.at(-1)).toBe('- One\n\ntwo\n\nthree');
  });
});

describe('a heading', () => {
  it('is made of the selected paragraphs and entries, and becomes a paragraph again', () => {
    const editor = open('One\n\n- two\n- three');
    select(editor, 'O|ne');
    editor.run(toggleHeading);
    expect(taken.at(-1)).toBe('## One\n\n- two\n- three');
    expect(editor.status().isInHeading).toBe(true);
    select(editor, 't|wo');
    editor.run(toggleHeading);
    expect(taken.at(-1)).toBe('## One\n\n## two\n\n- three');
    select(editor, '|two');
    editor.run(leaveBlockBackwards);
    expect(taken.at(-1)).toBe('## One\n\ntwo\n\n- three');
    select(editor, 'O|ne');
    editor.run(toggleHeading);
    expect(taken.at(-1)).toBe('One\n\ntwo\n\n- three');
  });

  it('without words becomes a paragraph by Enter', () => {
    const editor = open('One');
    select(editor, 'One|');
    editor.run(breakLine);
    editor.run(toggleHeading);
    expect(html(editor)).toMatch(/<h3>/);
    editor.run(breakLine);
    type(editor, 'x');
    expect(html(editor)).toMatch(/<p>x<\/p>$/);
  });
});

describe('a text that is set elsewhere', () => {
  it('keeps the cursor at its letter', () => {
    const editor = open('One two\n\nthree');
    select(editor, 'th|ree');
    editor.update('One more two\n\nthree four');
    type(editor, '!');
    expect(taken).toEqual(['One more two\n\nth!ree four']);
    editor.update('th!ree four');
    type(editor, '?');
    expect(taken.at(-1)).toBe('th!?ree four');
  });

  it('changes nothing by itself', () => {
    const editor = open('One\ntwo  \n\n\n- a\n  b\n');
    editor.update('One\r\n\r\n **x **');
    expect(taken).toEqual([]);
  });
});

describe('a fact', () => {
  it('is looked for by what is typed behind a brace, and takes its place', () => {
    const editor = open('I have x');
    select(editor, 'have |');
    type(editor, '{exp');
    expect(queries.map((query) => query?.words)).toEqual(['', 'e', 'ex', 'exp']);
    editor.insertFact('experience');
    type(editor, '!');
    expect(taken.at(-1)).toBe('I have {experience}!x');
    expect(queries.at(-1)).toBeUndefined();
  });

  it('shows another value once it has one', () => {
    const editor = open('{experience}', 'line');
    editor.setFacts(new Map([['experience', 'over 6 years']]));
    expect(editor.view.dom.textContent).toBe('over 6 years');
  });
});
