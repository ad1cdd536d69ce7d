import { expect, it } from 'vitest';
import { OPAQUE, readableText } from './readable-text.ts';

it('reads words without markup, and knows where each stands', () => {
  const text = 'A **bold** word, [a link](/page) and {replyTime} at hello@example.com.';
  const { words, offsets, opaque } = readableText(text);
  expect(words).toBe(`A bold word, a link and ${OPAQUE} at ${OPAQUE}.`);
  expect(opaque).toEqual(['{replyTime}', 'hello@example.com']);
  const at = words.indexOf('link');
  expect(text.slice(offsets[at], (offsets[at + 3] ?? 0) + 1)).toBe('link');
});

it.each(['https://example.com/24-hours', 'example.com', '/services/24-hours', 'me@example.com', '{adSpend}'])(
  'takes %s for no words',
  (address) => {
    expect(readableText(`See ${address} now`).words).toBe(`See ${OPAQUE} now`);
  },
);

it.each(['24/7 and and/or', 'f.eks. nu', 'End. Begin', '[no link] (aside)', '2.5 mio.'])(
  'reads %s as words',
  (text) => {
    expect(readableText(text).words).toBe(text);
  },
);
