import { expect, it } from 'vitest';
import { FACTS } from '../tools/site-content.ts';
import { builtPage, REGIONS, sitemapPaths, visibleTextOf } from './support/built-page.ts';

const pathsOf = (region: string) => sitemapPaths().filter((path) => path.startsWith(`/${region}/`));

it.each(REGIONS)('explains the start-up fee on every page of %s that shows one', (region) => {
  const paths = pathsOf(region).filter((path) => builtPage(path).includes('data-part="plans"'));
  expect(paths.length).toBeGreaterThan(5);
  const explanation = FACTS.startUpFee[region === 'dk' ? 'da' : 'en'];
  for (const path of paths) expect(visibleTextOf(builtPage(path)), path).toContain(explanation);
});

it('addresses a Danish reader as one person on every page, so that shared texts fit everywhere', () => {
  for (const path of pathsOf('dk'))
    expect(visibleTextOf(builtPage(path)).match(/(?<!\p{L})(?:jer|jeres)(?!\p{L})/giu), path).toBeNull();
});

it('has one name for the free offer: no page calls it a check or a review', () => {
  for (const path of sitemapPaths())
    expect(
      visibleTextOf(builtPage(path)).match(/free (?:\w+ )?(?:check|review)|gratis (?:tjek|gennemgang)/i),
      path,
    ).toBeNull();
});
