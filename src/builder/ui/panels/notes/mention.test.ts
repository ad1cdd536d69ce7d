import { expect, it } from 'vitest';
import { mentionAt, withMention } from './mention.ts';

it.each([
  ['@', ''],
  ['Ask @An', 'An'],
  ['Ask @Anna B', 'Anna B'],
  ['(@bo', 'bo'],
  ['Line\n@bo', 'bo'],
])('knows that %j begins to name somebody', (text, typed) => expect(mentionAt(text)).toBe(typed));

it.each(['', 'Ask Anna', 'ida@example', 'Ask @Anna\nand'])('finds nobody named at the end of %j', (text) =>
  expect(mentionAt(text)).toBeUndefined(),
);

it('begins with the last sign', () => expect(mentionAt('Ask @Anna or @b')).toBe('b'));

it('puts the name in place of what is typed, and the cursor behind it', () => {
  expect(withMention('Ask @an', 7, 'Anna Berg')).toEqual({ text: 'Ask @Anna Berg ', caret: 15 });
  expect(withMention('Ask @an now', 7, 'Anna Berg')).toEqual({ text: 'Ask @Anna Berg now', caret: 14 });
});
