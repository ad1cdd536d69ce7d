import { rmSync } from 'node:fs';
import { describeSite, generateSite } from './support/generated-site/generate-site.ts';
import { testGeneratedSite } from './support/generated-site/test-site.ts';
import { copyEngine } from './support/second-site.ts';
import { expect, test as base } from '@playwright/test';

/*
 * Sites that nobody has looked at: any template, brand, regions, languages and texts. Each follows from its number, so that
 * "npm run test:sites -- --from 17" tests the 17th again.
 */

/** The site of `npm test`: one region, written from right to left, with long texts. */
const GATE_SITE = 57;

/** How many more `npm run test:long` tests. */
const LONG_SITES = 20;

/** A bundle, some hundred pages, and each at four widths. */
const TIMEOUT_MS = 600_000;

/** The first and the last number of other sites: `1-1000`. */
const { SITES } = process.env;

const numbersBetween = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const [from = 1, to = from] = (SITES ?? '').split('-').map(Number);
const numbers = SITES === undefined ? [GATE_SITE, ...numbersBetween(1, LONG_SITES)] : numbersBetween(from, to);

/** One copy of the engine is enough for all sites that a worker tests. */
const test = base.extend<object, { engine: string }>({
  engine: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from the pattern
    async ({}, use) => {
      const root = copyEngine('generated-site-');
      await use(root);
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

for (const number of numbers) {
  const site = generateSite(number);
  const isMain = number === GATE_SITE || SITES !== undefined;
  const tag = isMain ? ['@chromium'] : ['@chromium', '@long']; // one browser: a build of each takes longer than its pages
  test(`finds nothing wrong with ${describeSite(site)}`, { tag }, async ({ engine, browser }) => {
    test.setTimeout(TIMEOUT_MS);
    expect(await testGeneratedSite(engine, site, browser)).toEqual([]);
  });
}
