import { expect, it } from 'vitest';
import { FACTS } from '../../tools/site-content.ts';
import { attributeValues, builtPage, REGIONS, sitemapPaths, visibleTextOf } from '../support/built-page.ts';

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

/** Questions of every buyer, by the ids of the answers: agencies ask two of them in their own way. */
const QUESTIONS = ['no-results', 'other-channels', 'payment'];
const QUESTIONS_OF_AGENCIES = ['other-agencies', 'audit-time', ...QUESTIONS];
const QUESTIONS_OF_OTHERS = ['competitors', 'delivery', ...QUESTIONS];

it.each(REGIONS)('answers what buyers ask on every service page of %s', (region) => {
  const paths = pathsOf(region).filter((path) => path.includes('/services/'));
  expect(paths).toHaveLength(6);
  for (const path of paths) {
    const ids = attributeValues(builtPage(path), 'id').map((id) => id.replace(/^faq-/, ''));
    const questions = path.includes('marketing-agencies') ? QUESTIONS_OF_AGENCIES : QUESTIONS_OF_OTHERS;
    expect(ids, path).toEqual(expect.arrayContaining(questions));
  }
});

it.each(REGIONS)('says on every service page of %s with plans when a budget is too small for one', (region) => {
  const pages = pathsOf(region)
    .filter((path) => path.includes('/services/'))
    .map(builtPage)
    .filter((html) => html.includes('data-part="plans"'));
  expect(pages).toHaveLength(5);
  for (const html of pages) expect(html).toMatch(/ id="(?:faq-small-budget|pricing-calculator)"/);
});
