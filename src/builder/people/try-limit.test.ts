import { afterEach, expect, it, vi } from 'vitest';
import { createTryLimit } from './try-limit.ts';

afterEach(() => void vi.useRealTimers());

const limitOfTwo = (now: () => number) => createTryLimit({ tries: 2, withinMs: 60_000 }, now);

it('lets an address try again after a while, and others at any time', () => {
  let now = 0;
  const waitOf = limitOfTwo(() => now);
  expect([waitOf('10.0.0.1'), waitOf('10.0.0.1'), waitOf('10.0.0.1')]).toEqual([0, 0, 60]);
  expect(waitOf('10.0.0.2')).toBe(0);
  now = 45_000;
  expect(waitOf('10.0.0.1')).toBe(15);
  now = 60_000;
  expect(waitOf('10.0.0.1')).toBe(0);
});

it('makes nobody wait longer because the clock is set back', () => {
  vi.useFakeTimers();
  const waitOf = createTryLimit({ tries: 1, withinMs: 60_000 });
  waitOf('10.0.0.1');
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(waitOf('10.0.0.1')).toBe(60);
  vi.advanceTimersByTime(60_000);
  expect(waitOf('10.0.0.1')).toBe(0);
});

it('counts the addresses of a household together', () => {
  const waitOf = limitOfTwo(() => 0);
  expect(waitOf('2001:db8:0:1::1')).toBe(0);
  expect(waitOf('2001:db8:0:1:ffff:0:0:2')).toBe(0);
  expect(waitOf('2001:0DB8::1:0:0:0:3')).toBe(60);
  expect(waitOf('2001:db8:0:2::1')).toBe(0);
  expect(waitOf('::ffff:10.0.0.1')).toBe(0);
  expect(waitOf('10.0.0.1')).toBe(0);
  expect(waitOf('10.0.0.1')).toBe(60);
});

it('says whether an address may try without counting it', () => {
  const waitOf = limitOfTwo(() => 0);
  for (let count = 0; count < 5; count++) expect(waitOf('10.0.0.1', false)).toBe(0);
  for (let count = 0; count < 2; count++) expect(waitOf('10.0.0.1')).toBe(0);
  expect(waitOf('10.0.0.1', false)).toBe(60);
});

it('answers 10,000 tries of one address with two', () => {
  const waitOf = limitOfTwo(() => 0);
  const answered = Array.from({ length: 10_000 }, () => waitOf('10.0.0.1')).filter((seconds) => seconds === 0);
  expect(answered).toHaveLength(2);
});
