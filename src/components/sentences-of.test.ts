import { expect, it } from 'vitest';
import { sentenceRanges, sentencesOf } from './sentences-of.ts';

const TEXT = 'You pay. Do I read?  I do! At 2.5 % of it';

it('splits a text behind a full stop, a question mark and an exclamation mark', () => {
  expect(sentencesOf(TEXT)).toEqual(['You pay.', 'Do I read?', 'I do!', 'At 2.5 % of it']);
});

it('gives each sentence the space behind it', () => {
  expect(sentenceRanges(TEXT).map(({ from, to }) => TEXT.slice(from, to))).toEqual([
    'You pay. ',
    'Do I read?  ',
    'I do! ',
    'At 2.5 % of it',
  ]);
});
