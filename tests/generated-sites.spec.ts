import { rmSync } from 'node:fs';
import { describeSite, generateSite } from './support/generated-site/generate-site.ts';
import { testGeneratedSite } from './support/generated-site/test-site.ts';
import { copyEngine } from './support/second-site.ts';
import { expect, test as base } from '@playwright/test';

/*
 * Sites that nobody has looked at: any template, brand, regions, languages and texts. Each follows from its number, so that
 * "npm run test:sites -- --from 17" tests the 17th again.
 */

/** The site of `npm test`: small, and written from right to left. */
const GATE_SITE = 11;

/** The sites of `npm run test:long`, unless SITES names others: `1-1000`. */
const LONG_SITES = '1-20';

/** A bundle, some hundred pages, and each at four widths. */
const TIMEOUT_MS = 600_000;

const { SITES } = process.env;
const [from = 1, to = from] = (SITES ?? LONG_SITES).split('-').map(Number);

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

for (let number = from; number <= to; number += 1) {
  const site = generateSite(number);
  const tag = number === GATE_SITE || SITES !== undefined ? [] : ['@long'];
  test(`finds nothing wrong with ${describeSite(site)}`, { tag }, async ({ engine, browser }) => {
    test.setTimeout(TIMEOUT_MS);
    expect(await testGeneratedSite(engine, site, browser)).toEqual([]);
  });
}
