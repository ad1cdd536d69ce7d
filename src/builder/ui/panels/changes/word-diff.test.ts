import { expect, it } from 'vitest';
import { shortenParts, wordDiff } from './word-diff.ts';

const LONG = 'nothing of this has changed at all, and there is a lot of it '.repeat(20);

it('shows each change of a long text, with some words around it', () => {
  const parts = shortenParts(wordDiff(`${LONG}one ${LONG}two ${LONG}`, `${LONG}three ${LONG}four ${LONG}`));
  const changed = parts.filter(({ kind }) => kind !== 'same').map(({ text }) => text);
  expect(changed).toEqual(['one', 'three', 'two', 'four']);
  expect(parts.map(({ text }) => text).join('').length).toBeLessThan(300);
  expect(parts[0]?.text).toMatch(/^….{60}$/);
  expect(parts.at(-1)?.text).toMatch(/^.{60}…$/);
});

it('keeps a short text whole', () => {
  const parts = wordDiff('One short line.', 'One shorter line.');
  expect(shortenParts(parts)).toEqual(parts);
});

it('shows texts that have little in common one after the other', () => {
  expect(wordDiff('Write to me today', 'See the prices')).toEqual([
    { kind: 'removed', text: 'Write to me today' },
    { kind: 'added', text: 'See the prices' },
  ]);
});
