import type { Page } from '@playwright/test';
import { animationFrames } from './support/animation-frames.ts';
import { expect, waitForHydration, test, withConsent } from './support/fixtures.ts';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** The largest number of elements that the browser restyled at once during an action. */
async function mostStyledAtOnce(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const counts: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[])
      if (name === 'UpdateLayoutTree') counts.push(args.elementCount ?? 0);
  });
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  await act();
  await animationFrames(page); // what follows a moment later belongs to it
  const told = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await told;
  await session.detach();
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts);
}

/** Opens the home page. @returns how many elements may be restyled without counting as the whole page */
async function openHome(page: Page): Promise<number> {
  await page.goto('/us/');
  await waitForHydration(page);
  await expect(page.locator('[data-deferred], [data-rendered]')).toHaveCount(0); // the rest of the page is laid out
  await animationFrames(page);
  return (await page.locator('*').count()) / 2;
}

test("doesn't restyle the whole page when the notice is answered", { tag: '@chromium' }, async ({ page }) => {
  const part = await openHome(page);
  const accept = page.getByRole('button', { name: 'Accept All' });
  expect(
    await mostStyledAtOnce(page, async () => {
      await accept.click();
      await expect(accept).toBeHidden();
    }),
  ).toBeLessThan(part);
});

test(
  "doesn't restyle the whole page when the contact modal opens or closes",
  { tag: '@chromium' },
  async ({ page }) => {
    await withConsent(page);
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
  },
);

test("doesn't restyle the old page together with the new one", { tag: '@chromium' }, async ({ page }) => {
  await withConsent(page);
  const part = await openHome(page);
  const follow = async () => {
    await page.locator('main a[href^="/us/case-study/"]').first().click();
    await expect(page.locator('main h1')).toBeFocused();
  };
  expect(await mostStyledAtOnce(page, follow)).toBeLessThan(part);
});
