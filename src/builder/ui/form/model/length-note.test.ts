import { expect, it } from 'vitest';
import { lengthNote } from './length-note.ts';

it('counts a text that has a greatest length', () => {
  expect(lengthNote(12, { limit: 60 })).toEqual({ words: '12 of 60', state: 'fits' });
  expect(lengthNote(61, { limit: 60 })).toEqual({ words: '61 of 60', state: 'over' });
});

it('mentions a heading only if it is longer than reads well', () => {
  expect(lengthNote(70, { recommendedLength: 70 })).toBeUndefined();
  expect(lengthNote(84, { recommendedLength: 70 })).toEqual({
    words: '84 characters; up to 70 read best',
    state: 'long',
  });
});
