import { expect, test } from '@playwright/test';
import { measuredPages, type MEASURED_PAGES } from '../scripts/bench/measured-pages.ts';
import { weightOf, type PageWeight } from './support/page-weight.ts';

/** What pages may weigh at most in bytes as sent (brotli); a little above what they weigh. */
const BUDGETS: Record<keyof typeof MEASURED_PAGES, PageWeight> = {
  home: { html: 18_700, rules: 6_900, script: 118_000 },
  'case list': { html: 10_500, rules: 4_200, script: 115_000 },
  'case detail': { html: 10_300, rules: 4_400, script: 113_000 },
  'service page': { html: 14_400, rules: 5_800, script: 115_000 },
  about: { html: 10_700, rules: 4_700, script: 113_000 },
  legal: { html: 10_900, rules: 3_800, script: 113_000 },
};

test('no page weighs more than its budget', () => {
  const over = measuredPages().flatMap(({ name, path, file }) => {
    const weight = weightOf(file);
    return (['html', 'rules', 'script'] as const)
      .filter((what) => weight[what] > BUDGETS[name][what])
      .map((what) => `${path}: ${what} weighs ${weight[what]} bytes, of at most ${BUDGETS[name][what]}.`);
  });
  expect(over).toEqual([]);
});
