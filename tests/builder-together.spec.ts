import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { openDatabase } from '../src/builder/people/database.ts';
import { VISIT_PAUSE_MS } from '../src/builder/people/visits.ts';
import { expectAccessible } from './support/axe.ts';
import { expectFramesReady, frameOf, openOverlays } from './support/builder-frames.ts';
import { openPeopleBuilder, signIn, type PeopleBuilder } from './support/people-builder.ts';
import { typeText } from './support/type-text.ts';

const HOME = 'content/pages/home.yaml';

test.describe.configure({ mode: 'serial' });

let builder: PeopleBuilder;
let anna: Page;
let bo: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  builder = await openPeopleBuilder();
  [anna, bo] = [await signIn(browser, builder, 'Anna Berg'), await signIn(browser, builder, 'Bo')];
  for (const page of [anna, bo]) await openOverlays(page);
});
test.afterAll(async () => {
  for (const page of [anna, bo]) await page.context().close();
  await builder.close();
});

const here = (page: Page) => page.getByRole('list', { name: 'People here' });
const sections = (page: Page) => page.getByRole('list', { name: 'Sections' }).locator('> li');
const text = (page: Page) => page.getByRole('textbox', { name: 'Text, English', exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title, English', exact: true });

async function openSection(page: Page, index: number): Promise<void> {
  await sections(page).nth(index).locator('[data-row]').click();
  await expect(title(page)).toBeVisible();
}

test('shows who else is here, on which page, and in which section', async () => {
  for (const page of [anna, bo]) await page.goto(`${builder.origin}/_builder/?page=/`);
  await expect(here(anna).getByRole('button')).toHaveText(['BBo is on Home']);
  await expect(here(bo).getByRole('button')).toHaveText(['ABAnna Berg is on Home']);
  await openSection(bo, 2);
  await expect(sections(anna).nth(2)).toContainText('Bo is here');
  // The outline says it to screen readers.
  const marks = frameOf(anna, 'USA').locator('builder-overlay [aria-hidden="true"] > .names > span');
  await expect(marks).toHaveText('Bo');
  const colorOf = (element: Element) => getComputedStyle(element).backgroundColor;
  const ofList = here(anna).locator('[data-person-color]');
  expect(await marks.evaluate(colorOf)).toBe(await ofList.evaluate(colorOf));
  await bo.goto(`${builder.origin}/_builder/?page=/about-me`);
  await expect(
    anna.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /Bo is here/ }),
  ).toHaveAttribute('title', '/about-me');
  await expect(sections(anna).filter({ hasText: 'Bo is here' })).toHaveCount(0);
  await expect(marks).toHaveCount(0);
  await expectAccessible(anna, 'a builder with two people', [1680]);
});

test('has room in the header for everything there is with people', async () => {
  for (const width of [1680, 1440, 1280, 1024, 800]) {
    await anna.setViewportSize({ width, height: 1000 });
    const covered = () =>
      anna.getByRole('banner').evaluate((header) => {
        const isOwn = (button: Element) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return [0.1, 0.9].every((share) =>
            button.contains(document.elementFromPoint(x + width * share, y + height / 2)),
          );
        };
        const buttons = [...header.querySelectorAll('button')].filter((button) => button.checkVisibility());
        return buttons.filter((button) => !isOwn(button)).map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
      });
    await expect.poll(covered, { message: `at ${width} px` }).toEqual([]);
    // Some words of what is saved can be read.
    const saved = await anna.getByRole('banner').getByRole('status').boundingBox();
    expect(saved?.width, `status at ${width} px`).toBeGreaterThan(100);
  }
  await anna.setViewportSize({ width: 1680, height: 1000 });
});

test('opens what somebody has open', async () => {
  await here(anna).getByRole('button').click();
  await expect(anna).toHaveURL(/page=\/about-me/);
  await expect(here(anna)).toContainText('Bo is on About me');
});

/** Opens the fields of the section "About" of the home page for both. */
async function openAbout(): Promise<void> {
  for (const page of [anna, bo]) {
    await page.goto(`${builder.origin}/_builder/?page=/`);
    await openSection(page, 2);
  }
}

test('says at a field that somebody else is typing in it, and reads nothing aloud', async () => {
  await openAbout();
  // Somebody counts as typing for ten seconds after the last key: the page must be there by then.
  await expectFramesReady(bo);
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
  await expect(frameOf(bo, 'USA').locator('builder-overlay .place[data-kind="text"]')).toHaveCount(1);
  await title(anna).blur();
  await expect(title(bo)).not.toHaveAccessibleDescription(/typing/);
  const spoken = await bo.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken.join('\n'));
  expect(spoken).not.toMatch(/Anna|typing/);
});

// Firefox puts the cursor at the beginning of a text that gets the focus.
test(
  'lets one person at a time type in a long text, and keeps the cursor of the other one',
  { tag: '@chromium' },
  async () => {
    await openAbout();
    await text(anna).press('ControlOrMeta+Home');
    for (const _ of 'I’m') await anna.keyboard.press('ArrowRight');
    await text(bo).press('ControlOrMeta+End');
    await bo.keyboard.type(' From Bo.');
    await expect(text(anna)).toHaveAccessibleDescription('Bo is typing. You can go on when Bo is done.');
    await expect(text(anna)).toHaveAttribute('aria-readonly', 'true');
    await anna.keyboard.type('Not now.');
    await title(bo).focus();
    await expect(text(anna)).not.toHaveAttribute('aria-readonly');
    await expect(text(anna)).toContainText('From Bo.');
    await text(anna).focus();
    await anna.keyboard.type('X');
    await expect.poll(() => builder.read(HOME)).toContain('I’mX a freelance');
    expect(builder.read(HOME)).toContain(' From Bo.');
    expect(builder.read(HOME)).not.toContain('Not now.');
  },
);

test(
  'gives a long text to one of two who begin at once, and shows the other one both versions',
  { tag: '@chromium' },
  async () => {
    await openAbout();
    // Both type before the server knows of either.
    for (const page of [anna, bo])
      await page.route('**/_builder/api/here', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
    for (const page of [anna, bo]) await text(page).press('ControlOrMeta+End');
    const typed = (page: Page) => (page === anna ? ' AAAAAAAAAA' : ' BBBBBBBBBB');
    await Promise.all([anna, bo].map((page) => page.keyboard.type(typed(page), { delay: 150 })));
    const isReadOnly = async (page: Page) => (await text(page).getAttribute('aria-readonly')) === 'true';
    await expect.poll(async () => (await Promise.all([anna, bo].map(isReadOnly))).filter(Boolean)).toHaveLength(1);
    const holder = (await isReadOnly(bo)) ? anna : bo;
    await title(holder).focus();
    // The other person stops typing early, but may save first.
    const expected = (page: Page) => (page === holder ? typed(page) : typed(page).slice(0, 3));
    const isSaved = (page: Page) => builder.read(HOME).includes(expected(page));
    await expect.poll(() => isSaved(anna) || isSaved(bo)).toBe(true);
    const [first, second] = isSaved(anna) ? [anna, bo] : [bo, anna];
    await expect(second.getByRole('alert').filter({ hasText: 'This text was also changed elsewhere' })).toContainText(
      expected(first).trim(),
    );
    await expect(text(second)).toContainText(second === holder ? typed(second) : typed(second).slice(0, 2));
    await second.getByRole('button', { name: 'Use the other version' }).click();
    await expect(text(second)).toContainText(expected(first).trim());
    for (const page of [anna, bo]) await page.unrouteAll({ behavior: 'wait' });
  },
);

test('moves neither cursor nor page when somebody else saves the same short text', async () => {
  await openAbout();
  const area = title(anna);
  await area.focus();
  await area.evaluate((input: HTMLTextAreaElement) => input.setSelectionRange(4, 10));
  const scrolled = () =>
    anna.evaluate(() => {
      const frame = document.querySelector('iframe')?.contentWindow;
      return [frame?.scrollY, ...[...document.querySelectorAll('*')].map(({ scrollTop }) => scrollTop).filter(Boolean)];
    });
  const before = await scrolled();
  await title(bo).press('Home');
  await bo.keyboard.type('Oh, ');
  await text(bo).focus();
  await expect(area).toHaveValue(/^Oh, /);
  const selected = await area.evaluate((input: HTMLTextAreaElement) => [input.selectionStart, input.selectionEnd]);
  expect(selected).toEqual([8, 14]);
  expect(await scrolled()).toEqual(before);
});

test("undoes one's own steps, and those of others from the list, with their names", async () => {
  await openAbout();
  await typeText(title(anna), 'Written by Anna');
  await title(anna).blur();
  await expect.poll(() => builder.read(HOME)).toContain('Written by Anna');
  await openSection(bo, 1);
  await typeText(title(bo), 'Written by Bo');
  await title(bo).blur();
  await expect.poll(() => builder.read(HOME)).toContain('Written by Bo');
  await anna.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => builder.read(HOME)).not.toContain('Written by Anna');
  expect(builder.read(HOME)).toContain('Written by Bo');
  await anna.getByRole('button', { name: 'History', exact: true }).click();
  const step = anna.getByRole('list', { name: 'Steps' }).getByRole('listitem').first();
  await expect(step).toContainText(/Bo · /);
  await step.getByRole('button', { name: /^Undo .*, by Bo$/ }).click();
  await expect.poll(() => builder.read(HOME)).not.toContain('Written by Bo');
  await expect(anna.getByRole('status').first()).toHaveText(/^Undone: .*, by Bo$/);
  await bo.getByRole('button', { name: 'History', exact: true }).click();
  await expect(bo.getByRole('list', { name: 'Steps' }).getByRole('listitem').first()).toContainText(
    'Undone by Anna Berg',
  );
});

test('sets a name as text, whatever it is', async ({ browser }) => {
  const eve = await signIn(browser, builder, '<img src=x onerror=alert(1)>');
  await expect(here(anna)).toContainText('<img src=x onerror=alert(1)> is on Home');
  await eve.context().close();
  await expect(here(anna).getByRole('listitem')).toHaveCount(1, { timeout: 15_000 });
});

test("lists what others have done since one's last visit", async () => {
  await anna.goto('about:blank');
  const database = openDatabase(join(builder.root, '.builder'));
  database.run('UPDATE person SET seen = seen - ? WHERE name = ?', 2 * VISIT_PAUSE_MS, 'Anna Berg');
  database.close();
  await openSection(bo, 1);
  await typeText(title(bo), 'Written while Anna was away');
  await title(bo).blur();
  await expect.poll(() => builder.read(HOME)).toContain('Written while Anna was away');
  await anna.goto(`${builder.origin}/_builder/?page=/`);
  await anna.getByRole('button', { name: /^History: \d+ new since your last visit$/ }).click();
  await expect(anna.getByText(/^Since your last visit\d+ changes? by /)).toContainText('Bo');
  await expect(anna.getByRole('list', { name: 'Steps' }).getByRole('listitem').first()).toContainText(/New\s*Bo · /);
  await expectAccessible(anna, 'the history with new steps', [1680]);
  // One's own steps are never new.
  await expect(bo.getByRole('button', { name: 'History', exact: true })).toBeVisible();
});
