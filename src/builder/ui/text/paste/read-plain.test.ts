import { describe, expect, it } from 'vitest';
import { asParagraphs } from './read-plain.ts';

describe('a text with paragraphs', () => {
  it.each([
    ['one\ntwo', 'one\n\ntwo'],
    ['one\r\n\r\ntwo', 'one\n\ntwo'],
    ['List:\n- one\n- two\nAfter', 'List:\n- one\n- two\nAfter'],
    ['one  \ntwo\n\n\nthree', 'one\n\ntwo\n\n\nthree'],
    ['one line', 'one line'],
    ['', ''],
    ['# Prices\ntext\n### More', '## Prices\n\ntext\n\n## More'],
    ['#ads and # 1', '#ads and # 1'],
    ['•\tone\n•\ttwo', '- one\n- two'],
    [
      'Your shop is shown to people who look for what\nyou sell.',
      'Your shop is shown to people who look for what you sell.',
    ],
    [
      'Your shop is shown to people who are look-\ning for it.',
      'Your shop is shown to people who are look-ing for it.',
    ],
  ])('takes %j as %j', (pasted, text) => expect(asParagraphs(pasted)).toBe(text));
});
