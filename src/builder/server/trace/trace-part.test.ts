import { expect, it } from 'vitest';
import { bodyOf } from './html-tree.ts';
import { marked } from './marks.ts';
import { piecesOf, tracePart } from './trace-part.ts';

const FIELDS = [
  { file: 'a.yaml', path: ['text'], kind: 'text' as const, value: '' },
  { file: 'a.yaml', path: ['fact'], kind: 'fact' as const, value: '' },
];
const traced = (real: string, twin: string) => tracePart(bodyOf(real), bodyOf(twin), (id) => FIELDS[id]);
const words = ({ texts }: ReturnType<typeof traced>) =>
  texts.flatMap(({ text, node, owners }) =>
    piecesOf(owners).map(
      ({ start, end, field }) => `${node.join('.')} ${field.path.join('.')}: ${text.slice(start, end)}`,
    ),
  );

it('gives each letter to the innermost text', () => {
  const twin = `<p>${marked(`I have ${marked('ten', 1)} years`, 0)}</p>`;
  expect(words(traced('<p>I have ten years</p>', twin))).toEqual([
    '0.0 text: I have ',
    '0.0 fact: ten',
    '0.0 text:  years',
  ]);
});

it('follows a text through the elements that a component divides it into', () => {
  const [open = '', close = ''] = marked('|', 0).split('|');
  const twin = `<p>${open}One <b>bold</b> word${close} and more</p>`;
  expect(words(traced('<p>One <b>bold</b> word and more</p>', twin))).toEqual([
    '0.0 text: One ',
    '0.1.0 text: bold',
    '0.2 text:  word',
  ]);
});

it('takes comments out and joins the texts around them, as a rendering in the browser has none', () => {
  expect(words(traced('<p>a<!-- -->b</p>', `<p>${marked('a', 0)}<!-- -->b</p>`))).toEqual(['0.0 text: a']);
});

it('follows the words where only their division differs', () => {
  const result = traced('<p><b>87 %</b> more</p>', `<p>${marked('87 % more', 0)}</p>`);
  expect(words(result)).toEqual(['0.0.0 text: 87 %', '0.1 text:  more']);
  expect(result.differences).toEqual([]);
});

it('claims nothing where the words differ', () => {
  const result = traced('<p>Ten</p><p>Same</p>', `<p>${marked('Nine', 0)}</p><p>${marked('Same', 1)}</p>`);
  expect(words(result)).toEqual(['1.0 fact: Same']);
  expect(result.differences).toEqual([[0, 0]]);
});

it('forgets a text whose end is cut off', () => {
  const cut = marked('A long text', 0).slice(0, -10);
  expect(words(traced(`<p>A long text</p><p>Next</p>`, `<p>${cut}</p><p>Next</p>`))).toEqual([]);
});
