import { expect, it } from 'vitest';
import { isAsHeavy, isMuchHeavier } from './before-queries.ts';

const page = (before: number | undefined, after: number) => ({
  file: 'content/pages/home.yaml',
  title: 'Home',
  ...(before !== undefined && { before: { html: 10_000, pictures: before } }),
  after: { html: 10_000, pictures: after },
});

it('names a page that grows by more than 50 kB and a fifth', () => {
  expect(isMuchHeavier(page(100_000, 200_000))).toBe(true);
  expect(isMuchHeavier(page(100_000, 149_000))).toBe(false);
  expect(isMuchHeavier(page(1_000_000, 1_100_000))).toBe(false);
});

it('names neither a lighter page nor a new one', () => {
  expect(isMuchHeavier(page(200_000, 100_000))).toBe(false);
  expect(isMuchHeavier(page(undefined, 900_000))).toBe(false);
});

it('takes a page for as heavy as now if less than 1 kB differs', () => {
  expect(isAsHeavy(page(100_000, 100_900))).toBe(true);
  expect(isAsHeavy(page(100_000, 99_000))).toBe(false);
  expect(isAsHeavy(page(undefined, 100))).toBe(false);
});
