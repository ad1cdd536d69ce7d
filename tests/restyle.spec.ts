import type { Page } from '@playwright/test';
import { expect, hydrated, test, withChoice } from './support/site.ts';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** The most elements that the browser styled in one go while something was done. */
async function mostStyledAtOnce(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const counts: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[])
      if (name === 'UpdateLayoutTree') counts.push(args.elementCount ?? 0);
  });
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  await act();
  await page.waitForTimeout(300); // what follows a moment later belongs to it
  const told = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await told;
  await session.detach();
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts);
}

/** Opens the home page. @returns how many of its elements are a part, and not the whole */
async function openHome(page: Page): Promise<number> {
  await page.goto('/us/');
  await hydrated(page);
  await page.waitForTimeout(1000); // the rest of the page is laid out
  return (await page.locator('*').count()) / 2;
}

test('an answer to the notice does not have the browser style the whole page anew', async ({ page }) => {
  const part = await openHome(page);
  const accept = page.getByRole('button', { name: 'Accept All' });
  expect(
    await mostStyledAtOnce(page, async () => {
      await accept.click();
      await expect(accept).toBeHidden();
    }),
  ).toBeLessThan(part);
});

test('the contact window opens and closes without the whole page being styled anew', async ({ page }) => {
  await withChoice(page);
  const part = await openHome(page);
  const contact = page.getByRole('dialog');
  const open = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Contact' }).click();
    await expect(contact.getByRole('textbox').first()).toBeVisible();
  };
  expect(await mostStyledAtOnce(page, open)).toBeLessThan(part);
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(contact).toBeHidden();
  };
  expect(await mostStyledAtOnce(page, close)).toBeLessThan(part);
});

test('a page that is left is not styled once more with the one that is opened', async ({ page }) => {
  await withChoice(page);
  const part = await openHome(page);
  const follow = async () => {
    await page.locator('main a[href^="/us/case-study/"]').first().click();
    await expect(page.locator('main h1')).toBeFocused();
  };
  expect(await mostStyledAtOnce(page, follow)).toBeLessThan(part);
});
