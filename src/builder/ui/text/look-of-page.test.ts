import { expect, it } from 'vitest';
import { lookOfPage } from './look-of-page.ts';
import { readText } from './read-text.ts';

const look = (text: string, classes: Record<string, string>) => {
  const document = readText(text, 'line', () => true);
  return lookOfPage(document, new Map(Object.entries(classes)))
    .find()
    .map(({ from, to }) => document.textBetween(from, to, '', ({ attrs }) => `{${String(attrs['name'])}}`));
};

it('shows each sentence of a text by itself where the page does', () => {
  expect(look('You pay for {clicks}. I read! Daily', { sentence: 'line' })).toEqual([
    'You pay for {clicks}. ',
    'I read! ',
    'Daily',
  ]);
});

it('leaves sentences together where the page does', () => {
  expect(look('You pay. I read.', { p: 'text' })).toEqual(['You pay. I read.']);
});
