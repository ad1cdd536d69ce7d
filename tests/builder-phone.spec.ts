import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { editFile } from '../tools/project-fixture.ts';
import { expectAccessible } from './support/axe.ts';
import { frameOf } from './support/builder-frames.ts';
import { test } from './support/builder-server.ts';
import { changeSections } from './support/page-sections.ts';
import { expectInside, expectInSight, newPhonePage, PHONE, smallTargets } from './support/phone.ts';
import { poll, pollText } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';

// The builder on a phone, by taps alone. Firefox can't emulate one.
test.describe.configure({ mode: 'default' });

/** What a keyboard leaves of the screen. */
const ABOVE_KEYBOARD = { width: 390, height: 500 };
const WIDTHS = [360, 390];

const HOME = 'content/pages/home.yaml';
const PRICING = 'content/pricing.yaml';
const STUDY = 'content/case-studies/ascently.yaml';

let server: ProjectServer;
let page: Page;
test.beforeAll(async ({ browser, builderServer }) => {
  server = builderServer;
  page = await newPhonePage(browser, 'en-US');
});
test.afterAll(async () => {
  await page.close();
  restoreContent(server);
});
test.afterEach(async () => {
  server.git('checkout', '--quiet', '--', 'content');
  await page.setViewportSize(PHONE);
});

const bar = (name: string) =>
  page.getByRole('navigation', { name: 'What to show' }).getByRole('button', { name, exact: true });
const button = (name: string, of: Page | Locator = page) => of.getByRole('button', { name, exact: true });
const fields = () => page.getByRole('complementary', { name: 'Fields' });
const sections = () => page.getByRole('list', { name: 'Sections', exact: true }).locator(':scope > li');

async function open(address: string): Promise<void> {
  await page.goto(`${server.origin}/_builder/?page=${address}`);
  await expect(page.locator('figure[aria-busy="false"]')).toHaveCount(1);
  await expect(frameOf(page, 'USA').locator('html')).toHaveAttribute('data-ready', 'true');
}

/** Opens a page without the tour, which the first visit in a browser begins with. */
async function openAgain(address: string): Promise<void> {
  await open(address);
  const skip = button('Skip the tour');
  if (await skip.isVisible()) await skip.tap();
}

test(
  'opens with one frame, shows the tour, and edits a price that stays in sight above the keyboard',
  { tag: '@chromium' },
  async () => {
    await open('/');
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(bar('Page')).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('list', { name: 'Sections', includeHidden: true }).locator('visible=true')).toHaveCount(
      0,
    );
    await expect(page.getByRole('region', { name: 'Tour' })).toContainText('The bar at the bottom');
    await expectAccessible(page, 'the page on a phone', WIDTHS);
    await page.setViewportSize(PHONE);
    await button('Skip the tour').tap();

    const price = frameOf(page, 'USA')
      .locator('[data-section=pricing] [data-part=plans] li p span')
      .filter({ hasText: /\d/ });
    await price.first().tap();
    const input = page.locator('[data-path="plans.0.pricePerHour.us"]');
    await expect(input).toBeFocused();
    await expectInSight(page, price.first());
    await page.setViewportSize(ABOVE_KEYBOARD);
    await expectInSight(page, price.first());
    await expect(input).toBeInViewport({ ratio: 1 });
    await input.fill('155');
    await poll(
      () => (parse(server.read(PRICING)) as { plans: { pricePerHour: { us: number } }[] }).plans[0]?.pricePerHour.us,
    ).toBe(155);
    await expect(page.getByRole('status').first()).toHaveText(/^Saved/);
    await page.setViewportSize(PHONE);
    await expectAccessible(page, 'the fields on a phone', WIDTHS);
    await page.setViewportSize(PHONE);
    await button('Close the fields').tap();
    await expect(fields()).toBeHidden();
    await page.getByRole('radio', { name: 'Denmark' }).locator('xpath=..').tap();
    await expect(page.locator('iframe')).toHaveAttribute('title', 'Denmark');
  },
);

test('replaces a picture', { tag: '@chromium' }, async () => {
  await openAgain('/about-me');
  await frameOf(page, 'USA').locator('[data-section=story] img').first().tap();
  const upload = button('Upload', fields().getByRole('group', { name: 'Picture file' }));
  const chooser = page.waitForEvent('filechooser');
  await upload.tap();
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2244aa' } })
    .jpeg()
    .toBuffer();
  await (await chooser).setFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Alternative text, English').fill('Blue');
  await dialog.getByLabel('Alternative text, Danish').fill('Blå');
  await button('Replace picture', dialog).tap();
  await poll(() => server.read('content/pages/about-me.yaml')).toContain('src: /images/img-2041.jpg');
  await expect(dialog).toBeHidden();
});

test('moves a section, adds one, and makes a draft visible', { tag: '@chromium' }, async () => {
  // A case of the owner's: examples can't go live.
  editFile(server.root, STUDY, (text) => `${text.replaceAll(/ *# EXAMPLE.*/g, '').trimEnd()}\ndraft: true\n`);
  const before = server.read(HOME);
  await openAgain('/');
  await bar('Sections').tap();
  await expect(page.getByRole('region', { name: 'Sections of Home' })).toBeFocused();
  await expectAccessible(page, 'the sections on a phone', WIDTHS);
  await page.setViewportSize(PHONE);
  const name = (await sections().nth(4).getAttribute('aria-label')) ?? '';
  await button('Move up', sections().nth(4)).tap();
  await pollText(
    () => server.read(HOME),
    changeSections(before, ([a = '', b = '', c = '', d = '', e = '', ...rest]) => [a, b, c, e, d, ...rest]),
  );
  await expect(sections().nth(3)).toHaveAccessibleName(name);
  // The list stays in sight until a section is tapped for its fields.
  await expect(fields()).toBeHidden();
  await button('Undo').tap();
  await pollText(() => server.read(HOME), before);
  await expect(sections().nth(4)).toHaveAccessibleName(name);
  await sections().nth(4).locator('[data-row]').tap();
  await expect(page.getByRole('form').first()).toBeFocused();
  await expectInSight(page, sections().nth(4));
  await button('Close the fields').tap();
  await expect(sections().locator('[data-row]:focus')).toHaveCount(1);

  await dragByHandle(sections().nth(0), sections().nth(1), () => page.keyboard.press('Escape'));
  await expect(page.locator('[data-dragging]')).toHaveCount(0);
  expect(server.read(HOME)).toBe(before);
  await dragByHandle(sections().nth(0), sections().nth(1));
  await pollText(
    () => server.read(HOME),
    changeSections(before, ([first = '', second = '', ...rest]) => [second, first, ...rest]),
  );
  await expect(fields()).toBeHidden();
  await button('Undo').tap();
  await pollText(() => server.read(HOME), before);

  await bar('Add section').tap();
  const palette = page.getByRole('dialog', { name: 'Add a section' });
  await expectAccessible(page, 'the palette on a phone', WIDTHS);
  await page.setViewportSize(PHONE);
  await palette.getByRole('textbox').fill('quote');
  await palette.getByRole('option').first().tap();
  await expect(palette).toBeHidden();
  await poll(() => server.read(HOME).match(/^ {2}- (?:type|shared):/gm)?.length).toBe(
    (before.match(/^ {2}- (?:type|shared):/gm)?.length ?? 0) + 1,
  );

  await bar('Pages').tap();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toBeFocused();
  await pages.getByRole('textbox').fill('Ascently');
  await expectAccessible(page, 'the pages on a phone', WIDTHS);
  await page.setViewportSize(PHONE);
  await pages.getByRole('link', { name: /^Ascently/ }).tap();
  const form = page.getByRole('form', { name: 'Case study' });
  await button('More room for the fields').tap();
  const draft = form.getByRole('switch', { name: 'Draft', exact: true });
  await draft.locator('xpath=..').tap();
  await poll(() => server.read(STUDY)).not.toContain('draft: true');
});

test(
  'reaches everything else, with targets for fingers and nothing that leaves the screen',
  { tag: '@chromium' },
  async () => {
    const before = server.read(HOME);
    await openAgain('/');
    // A step for the history.
    await bar('Sections').tap();
    await button('Move up', sections().nth(4)).tap();
    await poll(() => server.read(HOME)).not.toBe(before);
    await bar('More').tap();
    const more = page.getByRole('dialog', { name: 'More' });
    for (const name of [
      'Search',
      'Changes',
      'Problems',
      'Translations',
      'Schedule',
      'History',
      'Page settings',
      'Search & sharing',
    ])
      await expect(button(name, more)).toBeVisible();
    await expectAccessible(page, 'everything else on a phone', WIDTHS);
    await page.setViewportSize(PHONE);
    await poll(() => smallTargets(page)).toEqual([]);
    await expectInside(button('Close', more), more);
    await more.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
    await expectInside(button('Close', more), more);
    await button('History', more).tap();
    await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
    const steps = page.getByRole('list', { name: 'Steps' });
    await expect(steps).toContainText('moved up');
    expect(await steps.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await poll(() => smallTargets(page)).toEqual([]);
    await button('Close', page.getByRole('dialog', { name: 'History' })).tap();
    await expect(bar('More')).toBeFocused();
    for (const place of ['Sections', 'Pages', 'Page']) {
      await bar(place).tap();
      await poll(() => smallTargets(page), place).toEqual([]);
    }
    // Letters twice as large.
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    for (const place of ['Pages', 'Sections', 'Page']) {
      await bar(place).tap();
      await poll(() => page.evaluate(() => document.documentElement.scrollWidth), place).toBe(PHONE.width);
    }
  },
);

test('opens the colors to choose from above the name of the field', { tag: '@chromium' }, async () => {
  await openAgain('/');
  await bar('Pages').tap();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('textbox').fill('Brand');
  await pages.getByText('Brand', { exact: true }).tap();
  const field = fields().getByRole('textbox', { name: 'Data', exact: true });
  await field.tap();
  const picker = page.locator('.mantine-ColorInput-dropdown');
  await poll(async () => {
    const [above, name] = [await picker.boundingBox(), await fields().getByText('Data', { exact: true }).boundingBox()];
    return above && name ? above.y + above.height <= name.y : undefined;
  }).toBe(true);
});

/** Drags a section by its handle with a finger, to below another one. */
async function dragByHandle(from: Locator, to: Locator, beforeDrop?: () => Promise<void>): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const [handle, target] = [await from.locator('[data-handle]').boundingBox(), await to.boundingBox()];
  if (!handle || !target) throw new Error('The sections are out of sight.');
  const x = handle.x + handle.width / 2;
  const start = handle.y + handle.height / 2;
  const end = target.y + target.height - 10;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: start }] });
  for (const y of [start + 20, (start + end) / 2, end])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  await expect(page.locator('[data-index][data-edge]')).toHaveCount(1);
  await beforeDrop?.();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

test('scrolls the list below a finger that drags a section to its edge', { tag: '@chromium' }, async () => {
  const file = 'content/pages/services/ecommerce-google-ads-consultant.yaml';
  const before = server.read(file);
  await openAgain('/services/ecommerce-google-ads-consultant');
  await bar('Sections').tap();
  const list = page.getByRole('list', { name: 'Sections', exact: true });
  const [handle, box] = [await sections().first().locator('[data-handle]').boundingBox(), await list.boundingBox()];
  if (!handle || !box) throw new Error('The sections are out of sight.');
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  const touch = await page.context().newCDPSession(page);
  const move = (type: 'touchStart' | 'touchMove', to: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: to }] });
  const pixelsBelow = () =>
    list.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  expect(await pixelsBelow()).toBeGreaterThan(100);
  await move('touchStart', y);
  await move('touchMove', y + 20);
  await move('touchMove', box.y + box.height - 10);
  await poll(pixelsBelow).toBeLessThan(2);
  await expect(page.locator('[data-index][data-edge=after]')).toHaveCount(1);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
  await pollText(
    () => server.read(file),
    changeSections(before, ([first = '', ...rest]) => [...rest, first]),
  );
});

test(
  'has targets for fingers on a tablet, the whole name of the page, and what is done last beside what was saved',
  { tag: '@chromium' },
  async ({ browser }) => {
    const tablet = await newPhonePage(browser, 'da-DK', { width: 768, height: 1024 });
    await tablet.goto(`${server.origin}/_builder/?page=/services/travel-tourism-google-ads-consultant`);
    await expect(button('Udgiv', tablet)).toBeVisible();
    const name = tablet.getByRole('heading', { level: 1 });
    await poll(() => name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const saved = tablet.getByRole('banner').getByRole('status');
    /** Whether a button stands in the row of what was saved, which has one line or two. */
    const isBesideSaved = async (last: string) => {
      const [box, line] = [await button(last, tablet).boundingBox(), await saved.boundingBox()];
      const middle = line ? line.y + line.height / 2 : NaN;
      return box !== null && box.y < middle && middle < box.y + box.height;
    };
    for (const last of ['Udgiv', 'Hjælp']) await poll(() => isBesideSaved(last)).toBe(true);
    await poll(() => smallTargets(tablet), 'on a tablet').toEqual([]);
    await tablet.close();
  },
);
