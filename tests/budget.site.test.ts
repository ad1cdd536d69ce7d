import { expect, it } from 'vitest';
import { measuredPages, type MEASURED_PAGES } from '../bench/measured-pages.ts';
import { weightOf, weightOfBeginning, weightOfStylesheet, type PageWeight } from './support/page-weight.ts';

/**
 * Maximum weight of each page in bytes as sent (brotli), slightly above the current weight. The names of files hold hashes, which
 * compress differently after each change: a page varies by some 50 bytes.
 */
const BUDGETS: Record<keyof typeof MEASURED_PAGES, PageWeight> = {
  home: { html: 14_750, rules: 3_500, script: 77_000 },
  'case list': { html: 9_700, rules: 3_800, script: 76_500 },
  'case detail': { html: 10_400, rules: 4_200, script: 75_500 },
  'service page': { html: 14_750, rules: 3_100, script: 76_500 },
  about: { html: 9_800, rules: 2_800, script: 75_500 },
  legal: { html: 12_000, rules: 3_600, script: 75_500 },
};

it('keeps every page within its weight budget', () => {
  const over = measuredPages().flatMap(({ name, path, file }) => {
    const weight = weightOf(file);
    return (['html', 'rules', 'script'] as const)
      .filter((what) => weight[what] > BUDGETS[name][what])
      .map((what) => `${path}: ${what} weighs ${weight[what]} bytes, of at most ${BUDGETS[name][what]}.`);
  });
  expect(over).toEqual([]);
});

it('keeps the stylesheet of all pages within its weight budget', () => {
  expect(weightOfStylesheet()).toBeLessThan(15_700);
});

it('starts preloading without waiting for any library that it preloads', () => {
  for (const { file } of measuredPages()) expect(weightOfBeginning(file), file).toBeLessThan(3_000);
});
