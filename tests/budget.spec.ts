import { expect, test } from '@playwright/test';
import { measuredPages, type MEASURED_PAGES } from '../scripts/bench/measured-pages.ts';
import { weightOf, weightOfBeginning, type PageWeight } from './support/page-weight.ts';

/** What pages may weigh at most in bytes as sent (brotli); a little above what they weigh. */
const BUDGETS: Record<keyof typeof MEASURED_PAGES, PageWeight> = {
  home: { html: 14_000, rules: 3_500, script: 77_000 },
  'case list': { html: 9_200, rules: 3_700, script: 76_500 },
  'case detail': { html: 9_700, rules: 3_900, script: 75_500 },
  'service page': { html: 10_700, rules: 3_000, script: 75_500 },
  about: { html: 8_800, rules: 2_800, script: 75_500 },
  legal: { html: 10_500, rules: 3_500, script: 75_500 },
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

test('what asks for the script waits for none of the libraries that it asks for', () => {
  for (const { file } of measuredPages()) expect(weightOfBeginning(file), file).toBeLessThan(3_000);
});

test('the script in the head makes no error on a first visit: while a tool listens, each holds up the first paint', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const thrown: unknown[] = [];
  session.on('Debugger.paused', ({ data }) => {
    thrown.push(data);
    void session.send('Debugger.resume');
  });
  await session.send('Debugger.enable');
  await session.send('Debugger.setPauseOnExceptions', { state: 'all' });
  await page.route(/\/assets\/start-[^/]*\.js$/, () => undefined); // what comes after the head is not looked at here
  await page.goto('/us/');
  await expect(page.locator('html')).toHaveAttribute('data-ask', '');
  expect(thrown).toEqual([]);
});
