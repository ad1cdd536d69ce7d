import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { acceptInvitation, addPasskeyDevice, openPeopleBuilder, type PeopleBuilder } from './support/people-builder.ts';

test.describe.configure({ mode: 'serial' });

let builder: PeopleBuilder;
let anna: Page;
let bo: Page;

/** Signs somebody in, in a browser of their own. */
async function signIn(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1680, height: 1000 }, locale: 'en-US' });
  const page = await context.newPage();
  await addPasskeyDevice(page);
  await acceptInvitation(page, builder.invite(name, 'editor'));
  return page;
}

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  builder = await openPeopleBuilder();
  [anna, bo] = [await signIn(browser, 'Anna Berg'), await signIn(browser, 'Bo')];
});
test.afterAll(async () => {
  for (const page of [anna, bo]) await page.context().close();
  await builder.close();
});

const here = (page: Page) => page.getByRole('list', { name: 'People here' });
const sections = (page: Page) => page.getByRole('list', { name: 'Sections' }).locator('> li');
const title = (page: Page) => page.getByRole('textbox', { name: 'Title, English' });

async function openSection(page: Page, index: number): Promise<void> {
  await sections(page).nth(index).click();
  await expect(title(page)).toBeVisible();
}

test('shows who else is here, on which page, and in which section', { tag: '@chromium' }, async () => {
  for (const page of [anna, bo]) await page.goto(`${builder.origin}/_builder/?page=/`);
  await expect(here(anna).getByRole('button')).toHaveText(['BBo is on Home']);
  await expect(here(bo).getByRole('button')).toHaveText(['ABAnna Berg is on Home']);
  await openSection(bo, 2);
  await expect(sections(anna).nth(2)).toContainText('Bo is here');
  await bo.goto(`${builder.origin}/_builder/?page=/about-me`);
  await expect(
    anna.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /Bo is here/ }),
  ).toHaveAttribute('title', '/about-me');
  await expect(sections(anna).filter({ hasText: 'Bo is here' })).toHaveCount(0);
  await expectAccessible(anna, 'a builder with two people', [1680]);
});

test('opens what somebody has open', { tag: '@chromium' }, async () => {
  await here(anna).getByRole('button').click();
  await expect(anna).toHaveURL(/page=\/about-me/);
  await expect(here(anna)).toContainText('Bo is on About me');
});

test('says at a field that somebody else is typing in it, and reads nothing aloud', { tag: '@chromium' }, async () => {
  for (const page of [anna, bo]) {
    await page.goto(`${builder.origin}/_builder/?page=/`);
    await openSection(page, 2);
  }
  await bo.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(globalThis, { spoken });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const live = (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live], [role="status"], [role="alert"]',
        );
        if (live) spoken.push(live.textContent ?? '');
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await title(anna).pressSequentially('A');
  await expect(title(bo)).toHaveAccessibleDescription(/Anna Berg is typing here/);
  await title(anna).blur();
  await expect(title(bo)).not.toHaveAccessibleDescription(/typing/);
  const spoken = await bo.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken.join('\n'));
  expect(spoken).not.toMatch(/Anna|typing/);
});

test('sets a name as text, whatever it is', { tag: '@chromium' }, async ({ browser }) => {
  const eve = await signIn(browser, '<img src=x onerror=alert(1)>');
  await expect(here(anna)).toContainText('<img src=x onerror=alert(1)> is on Home');
  await eve.context().close();
  await expect(here(anna).getByRole('listitem')).toHaveCount(1, { timeout: 15_000 });
});
