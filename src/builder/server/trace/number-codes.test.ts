import { expect, it } from 'vitest';
import { codesFor } from './number-codes.ts';

it.each([1, 2, 3, 7, 70, 200])('tells %i fields apart, and two of them from one', (count) => {
  const { codes, length } = codesFor(count);
  expect(new Set(codes).size).toBe(count);
  expect(Math.max(...codes)).toBeLessThan(2 ** length);
  const unions = codes.flatMap((one) => codes.flatMap((other) => (one === other ? [] : [one | other])));
  expect(unions.filter((union) => codes.includes(union))).toEqual([]);
});

it('needs few bits', () => {
  expect(codesFor(70).length).toBe(8);
  expect(codesFor(0)).toEqual({ codes: [], length: 0 });
});
