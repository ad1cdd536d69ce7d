import { expect, test } from '@playwright/test';
import { DEFAULT_CODE } from '../tools/site-content.ts';
import { assetUrl } from './support/assets.ts';

test('throws no error in the head script on a first visit', { tag: '@chromium' }, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const thrown: unknown[] = [];
  session.on('Debugger.paused', ({ data }) => {
    thrown.push(data);
    void session.send('Debugger.resume');
  });
  await session.send('Debugger.enable');
  await session.send('Debugger.setPauseOnExceptions', { state: 'all' });
  await page.route(assetUrl('entry-loader'), () => undefined); // what comes after the head is not looked at here
  await page.goto(`/${DEFAULT_CODE}/`);
  await expect(page.locator('html')).toHaveAttribute('data-ask', '');
  expect(thrown).toEqual([]);
});
