import { expect, it } from 'vitest';
import { toPlainText } from './inline-markup.ts';

it('reduces a rich text to plain text on one line', () => {
  const text =
    'Yes, **always**. See the [terms](/terms-of-service).\n\nThree things:\n\n- your [name](https://example.com)\n- a **price**';
  expect(toPlainText(text)).toBe('Yes, always. See the terms. Three things: your name a price');
});

it('keeps hyphens inside a line, and lookalikes of markup', () => {
  expect(toPlainText('A well-known * - sign [sic]')).toBe('A well-known * - sign [sic]');
});
