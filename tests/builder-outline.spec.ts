import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { CHROMIUM_ARGS } from '../tools/chromium-args.ts';
import { findChromium } from '../tools/install-browsers.ts';
import { editFile } from '../tools/project-fixture.ts';
import { expectAccessible } from './support/axe.ts';
import { frameOf } from './support/builder-frames.ts';
import { test } from './support/builder-server.ts';
import { paste } from './support/paste.ts';
import { expectInSight } from './support/phone.ts';
import { poll, pollText } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { changeSections } from './support/page-sections.ts';
import { tabTo } from './support/tab-to.ts';
import { typeText } from './support/type-text.ts';

const ABOUT = 'content/pages/about-me.yaml';

test.describe.configure({ mode: 'default' });

let server: ProjectServer;
let page: Page;

const VIEWPORT = { width: 1280, height: 800 };
test.beforeAll(async ({ browser, builderServer }) => {
  server = builderServer;
  page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
});
test.afterAll(async () => {
  await page.close();
  restoreContent(server);
});
test.afterEach(async () => {
  await page.setViewportSize(VIEWPORT);
  server.git('checkout', '--quiet', '--', 'content');
  server.git('clean', '--quiet', '--force', 'content');
});

const list = () => page.getByRole('list', { name: 'Sections', exact: true });
const items = () => list().getByRole('listitem');
const item = (name: string) => list().getByRole('listitem', { name });
const row = (name: string) => item(name).locator('[data-row]');
const button = (name: string, of: Locator) => of.getByRole('button', { name, exact: true });
const form = () => page.getByRole('complementary', { name: 'Fields' });
/** What the list says to screen readers. */
const said = () => page.getByRole('region', { name: /^Sections of/ }).locator('[aria-live]');

async function open(address = '/about-me'): Promise<void> {
  await page.goto(`${server.origin}/_builder/?page=${address}&region=dk`);
  await expect(items().first()).toBeVisible();
}

const expectFile = (file: string, text: string) => pollText(() => server.read(file), text);

const STORY = 'Mads Eksempel: from call center to Google Ads consultant';
const TIMELINE = 'How I got here';

test('names its parts as the contract does', async () => {
  await open('/');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add section' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(1);
  const pricing = items().nth(4);
  await expect(pricing).toHaveAccessibleName('You buy hours, and you see where they go');
  for (const name of ['Move up', 'Move down', 'Duplicate', 'Hide', 'Remove', 'More'])
    await expect(button(name, pricing)).toHaveCount(1);
});

test('moves by a button, keeps focus on it and says where the section stands', async () => {
  await open();
  const before = server.read(ABOUT);
  // Where nothing hovers, as in a Firefox with no window, only the selected section has its buttons.
  await row(STORY).click();
  await button('Move down', item(STORY)).click();
  const after = changeSections(before, ([first = '', second = '', ...rest]) => [second, first, ...rest]);
  await expectFile(ABOUT, after);
  await expect(page.getByRole('status')).toHaveText('Saved on this computer: About me');
  await expect(button('Move down', items().nth(1))).toBeFocused();
  await expect(page.getByText(`${STORY}, 2 of 6`)).toBeAttached();
  await button('Move up', item(STORY)).click();
  await expectFile(ABOUT, before);
  // The first section has no way up: focus falls back to the section.
  await expect(row(STORY)).toBeFocused();
  // Undo moves it again, and selection and focus follow.
  await page.keyboard.press('Control+z');
  await expectFile(ABOUT, after);
  await expect(items().nth(1)).toHaveAccessibleName(STORY);
  await expect(row(STORY)).toBeFocused();
  await expect(row(STORY)).toHaveAttribute('aria-current');
  await page.keyboard.press('Control+Shift+z');
  await expectFile(ABOUT, before);
});

test('arranges a page by keyboard alone, and writes what a person would have typed', async () => {
  const before = server.read(ABOUT);
  await open();
  await page.locator('body').press('Tab');
  await tabTo(row(STORY));
  await page.keyboard.press('ArrowDown');
  await expect(row(TIMELINE)).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  const moved = changeSections(before, ([a = '', b = '', c = '', ...rest]) => [a, c, b, ...rest]);
  await expectFile(ABOUT, moved);
  await expect(row(TIMELINE)).toBeFocused();
  await page.keyboard.press('h');
  const hidden = moved.replace('  - type: timeline\n', '  - type: timeline\n    hidden: true\n');
  await expectFile(ABOUT, hidden);
  await expect(button('Show', item(TIMELINE))).toBeVisible();
  await expect(said()).toHaveText(`${TIMELINE}: hidden`);
  await page.keyboard.press('d');
  const doubled = changeSections(hidden, ([a = '', b = '', c = '', ...rest]) => [a, b, c, c, ...rest]);
  await expectFile(ABOUT, doubled);
  await expect(items()).toHaveCount(7);
  await expect(said()).toHaveText(`${TIMELINE}: duplicated`);
  await page.keyboard.press('Delete');
  await expectFile(ABOUT, hidden);
  await expect(said()).toHaveText(`${TIMELINE}: removed`);
  await expect(items()).toHaveCount(6);
  await expect(items().nth(3).locator('[data-row]')).toBeFocused();
  await page.keyboard.press('Home');
  // Without a pause: what is typed belongs to the dialog from its first letter on.
  await page.keyboard.type('afaq');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeHidden();
  await expect(items()).toHaveCount(7);
  await expect(items().nth(1).locator('[data-row]')).toBeFocused();
  await poll(() => server.read(ABOUT)).toContain('  - type: faq\n');
  const added = server.read(ABOUT);
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(items()).toHaveCount(8);
  await poll(() => server.read(ABOUT).split('- type: faq\n').length).toBe(3);
  await page.keyboard.press('ControlOrMeta+z');
  await expectFile(ABOUT, added);
  for (const earlier of [hidden, doubled, hidden, moved, before]) {
    await page.keyboard.press('ControlOrMeta+z');
    await expectFile(ABOUT, earlier);
  }
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expectFile(ABOUT, moved);
});

/** Answers the builder's changes late, as a slow network does. Returns a function that ends it. */
async function delayChanges(): Promise<() => Promise<void>> {
  const calls = /\/_builder\/api\/(edit|undo|redo|file)$/;
  await page.route(calls, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue();
  });
  return () => page.unrouteAll({ behavior: 'wait' });
}

/** How late changes are answered, in milliseconds: longer than it takes to press several keys. */
const DELAY_MS = 300;

test('takes every key that is pressed while the server is slow, for the section that is meant', async () => {
  await open();
  const before = server.read(ABOUT);
  await row(STORY).click();
  const end = await delayChanges();
  for (let press = 0; press < 5; press++) await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowUp');
  await expectFile(
    ABOUT,
    changeSections(before, ([first = '', a = '', b = '', c = '', d = '', e = '']) => [a, b, c, d, first, e]),
  );
  await expect(items().nth(4)).toHaveAccessibleName(STORY);
  await expect(row(STORY)).toBeFocused();
  await expect(row(STORY)).toHaveAttribute('aria-current');
  await expect(page.getByRole('status')).toHaveText('Saved on this computer: About me');
  await expect(page.getByText(/in the meantime|changed elsewhere/)).toHaveCount(0);
  // More presses of Undo than the answers that have come.
  for (let press = 0; press < 6; press++) await button('Undo', page.locator('header')).click();
  await expectFile(ABOUT, before);
  await expect(row(STORY)).toHaveAttribute('aria-current');
  await end();
});

test('does what was pressed before another section was selected for the first one, and leaves the selection @long', async () => {
  await open();
  const before = server.read(ABOUT);
  await row(STORY).click();
  const end = await delayChanges();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await row(TIMELINE).click();
  await page.keyboard.press('h');
  const moved = changeSections(before, ([a = '', b = '', c = '', ...rest]) => [b, c, a, ...rest]);
  await expectFile(ABOUT, moved.replace('  - type: timeline\n', '  - type: timeline\n    hidden: true\n'));
  await expect(row(TIMELINE)).toHaveAttribute('aria-current');
  await expect(row(TIMELINE)).toBeFocused();
  await end();
});

test('undoes five steps with five quick clicks @long', async () => {
  await open();
  const before = server.read(ABOUT);
  await row(STORY).click();
  // Each step leaves another text, so that none of them can be left out unnoticed.
  for (let press = 0; press < 5; press++) await page.keyboard.press('d');
  await expect(items()).toHaveCount(11);
  await button('Undo', page.locator('header')).click({ clickCount: 5 });
  await expectFile(ABOUT, before);
  await expect(items()).toHaveCount(6);
  for (let press = 0; press < 2; press++) await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(items()).toHaveCount(8);
});

test('passes a step that was changed by hand since, says so once, and undoes the older ones @long', async () => {
  await open();
  const before = server.read(ABOUT);
  for (const name of [STORY, TIMELINE]) {
    await row(name).click();
    await page.keyboard.press('h');
    await expect(button('Show', item(name))).toBeVisible();
  }
  const hidden = '  - type: timeline\n    hidden: true\n';
  // The list shows it before it's saved.
  await poll(() => server.read(ABOUT)).toContain(hidden);
  editFile(server.root, ABOUT, (text) => text.replace(hidden, '  - type: timeline\n'));
  await expect(button('Hide', item(TIMELINE))).toBeVisible();
  await button('Undo', page.locator('header')).click();
  await expectFile(ABOUT, before);
  await expect(page.getByText(`Skipped: ${TIMELINE}: hidden`)).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(/^Undone: .*consultant: hidden$/);
});

test('reaches the first section with two keys from the top', async () => {
  await open();
  await page.locator('body').press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the sections' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(STORY)).toBeFocused();
  // At 200 % zoom, a laptop has the layout of a phone, which shows the page alone.
  await page.setViewportSize({ width: 640, height: 400 });
  await page.reload();
  await expect(page.locator('figure[aria-busy="false"]')).toHaveCount(1);
  await page.locator('body').press('Tab');
  await page.keyboard.press('Enter');
  await expect(row(STORY)).toBeFocused();
  await expect(row(STORY)).toBeInViewport({ ratio: 1 });
});

test('refuses a removal before it asks where links lead, with one notice at a time @long', async () => {
  await open('/');
  const before = server.read('content/pages/home.yaml');
  await items().first().locator('[data-row]').click();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(said()).toHaveText('6 sections selected');
  for (const press of ['Delete', 'Delete']) {
    await page.keyboard.press(press);
    await expect(page.getByText('Nothing was changed')).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The notice says why, and nothing says that it was done.
    await expect(page.locator('output > span')).toHaveAttribute('aria-hidden', 'true');
    await expect(said()).toHaveText('6 sections selected');
  }
  expect(server.read('content/pages/home.yaml')).toBe(before);
  await items().first().locator('[data-row]').click();
  await page.keyboard.press('h');
  await expect(page.getByText('Nothing was changed')).toHaveCount(0);
});

test('says that a page is gone whose file was deleted by hand, and leads on', async () => {
  await open();
  await row(STORY).click();
  await expect(form().getByRole('textbox').first()).toBeVisible();
  rmSync(join(server.root, ABOUT));
  await expect(page.getByRole('heading', { name: 'There’s no page at /about-me' })).toBeVisible();
  await expect(form().getByText('This isn’t there any more')).toBeVisible();
  await expect(form().getByRole('textbox')).toHaveCount(0);
  await form().getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Open the home page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

// Over WebDriver BiDi, Firefox begins a drag and never drops.
test('drags a section with the mouse', { tag: '@chromium' }, async () => {
  await open();
  const before = server.read(ABOUT);
  const target = await row(TIMELINE).boundingBox();
  await row(STORY).dragTo(row(TIMELINE), { targetPosition: { x: 60, y: (target?.height ?? 0) - 6 } });
  await expectFile(
    ABOUT,
    changeSections(before, ([first = '', second = '', ...rest]) => [second, first, ...rest]),
  );
  await expect(items().nth(1)).toHaveAccessibleName(STORY);
});

test('drops a section below the last one, and takes a drag back by Esc', { tag: '@chromium' }, async () => {
  // There is room below the list.
  await page.setViewportSize({ width: 1440, height: 1400 });
  await open();
  const before = server.read(ABOUT);
  const [from, box] = await Promise.all([row(STORY).boundingBox(), list().boundingBox()]);
  if (!from || !box) throw new Error('The outline isn’t shown.');
  const drag = async () => {
    await page.mouse.move(from.x + 60, from.y + 12);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 60, { steps: 4 });
    await page.mouse.move(box.x + 60, box.y + box.height - 4, { steps: 4 });
    await expect(items().last()).toHaveAttribute('data-edge', 'after');
  };
  await drag();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(items().last()).not.toHaveAttribute('data-edge');
  expect(server.read(ABOUT)).toBe(before);
  await drag();
  await page.mouse.up();
  await expect(items().last()).toHaveAccessibleName(STORY);
  await expectFile(
    ABOUT,
    changeSections(before, ([first = '', ...rest]) => [...rest, first]),
  );
});

test('shows a section from one day until another, asked for in its menu', async () => {
  await open();
  const before = server.read(ABOUT);
  const dialog = page.getByRole('dialog', { name: 'When is “How I got here” visible?' });
  const ask = async () => {
    await button('More', item(TIMELINE)).click();
    await page.getByRole('menuitem', { name: 'Visible from … until …' }).click();
    await expect(dialog.getByLabel('Visible from')).toBeFocused();
  };
  await ask();
  await dialog.getByLabel('Visible from').fill('2027-02-01');
  await dialog.getByLabel('Visible until').fill('2027-01-01');
  await expect(dialog.getByText('The last day comes before the first one.')).toBeVisible();
  await expect(button('Save', dialog)).toBeDisabled();
  await expectAccessible(page, 'the days of a section', [1280]);
  // Closed by accident, it keeps what was typed.
  await page.keyboard.press('Escape');
  await ask();
  await expect(dialog.getByLabel('Visible until')).toHaveValue('2027-01-01');
  await dialog.getByLabel('Visible until').fill('2027-03-01');
  await page.keyboard.press('Enter');
  const dates = '    visibleFrom: "2027-02-01"\n    visibleUntil: "2027-03-01"\n';
  await expectFile(
    ABOUT,
    before.replace('  - type: timeline\n', (line) => line + dates),
  );
  await expect(item(TIMELINE)).toContainText('Scheduled: from Feb 1, 2027 until Mar 1, 2027');
  await ask();
  await button('Always visible', dialog).click();
  await expectFile(ABOUT, before);
});

/** What a drag carries, in the browser's protocol. */
interface DragData {
  items: { mimeType: string; data: string }[];
  dragOperationsMask: number;
}

/**
 * Holds a finger on an element until the browser begins a drag, and drops it at another element's lower edge. A browser
 * with no window leaves the rest of a drag to the protocol.
 */
async function dragByTouch(from: Locator, to: Locator): Promise<void> {
  const onPage = from.page();
  const touch = await onPage.context().newCDPSession(onPage);
  const [start, target] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !target) throw new Error('The elements are not on the screen.');
  const finger = { x: start.x + 60, y: start.y + 12, button: 'left', clickCount: 1 } as const;
  const end = { x: target.x + 60, y: target.y + target.height - 6 };
  await touch.send('Input.setInterceptDrags', { enabled: true });
  await touch.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
  const dragged = new Promise<DragData>((resolve) => touch.once('Input.dragIntercepted', ({ data }) => resolve(data)));
  // Answered at the end of the drag, if at all.
  const pressed = touch.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...finger }).catch(() => undefined);
  const data = await dragged;
  await touch.send('Emulation.setEmitTouchEventsForMouse', { enabled: false });
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await touch.send('Input.dispatchDragEvent', { type, ...end, data });
  await touch.detach();
  await pressed;
}

test('drags a section by touch @long', { tag: '@chromium' }, async ({ playwright }) => {
  // The headless shell begins no drags by touch.
  const browser = await playwright.chromium.launch({ executablePath: findChromium() ?? '', args: CHROMIUM_ARGS });
  const touched = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await touched.goto(`${server.origin}/_builder/?page=/about-me&region=dk`);
  const rows = touched.getByRole('list', { name: 'Sections', exact: true }).locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  const before = server.read(ABOUT);
  await dragByTouch(rows.nth(0), rows.nth(1));
  await expectFile(
    ABOUT,
    changeSections(before, ([first = '', second = '', ...rest]) => [second, first, ...rest]),
  );
  await expect(rows.nth(1)).toContainText(STORY);
  await browser.close();
});

test('moves and hides several sections at once', async () => {
  await open();
  const before = server.read(ABOUT);
  await row(STORY).click();
  await row(TIMELINE).click({ modifiers: ['Shift'] });
  await expect(page.getByText('2 sections selected').first()).toBeVisible();
  // A dialog about one section is about the one whose menu opened it.
  await button('More', item(TIMELINE)).click();
  await page.getByRole('menuitem', { name: 'Change link name…' }).click();
  await expect(page.getByRole('dialog', { name: `Change the link name of “${TIMELINE}”` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await row(STORY).click();
  await row(TIMELINE).click({ modifiers: ['Shift'] });
  await page.keyboard.press('Alt+ArrowDown');
  await expectFile(
    ABOUT,
    changeSections(before, ([a = '', b = '', c = '', ...rest]) => [c, a, b, ...rest]),
  );
  await page.keyboard.press('h');
  await poll(() => server.read(ABOUT).match(/hidden: true/g)).toHaveLength(2);
});

test('refuses a wrong clipboard and loses nothing', async () => {
  await open();
  await row(STORY).click();
  await paste(row(STORY), { text: '- type: faq\n  title: "open\n', html: '' });
  await expect(page.getByRole('alert')).toContainText("The clipboard isn't a section");
  expect(server.git('status', '--porcelain', 'content')).toBe('');
});

test('moves a section to another page with its links @long', async () => {
  await open();
  await button('More', item(TIMELINE)).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await page.getByRole('dialog').getByLabel('Page', { exact: true }).first().fill('Thank');
  await page.getByRole('option', { name: 'Thank you' }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page).toHaveURL(/page=\/thank-you/);
  await expect(items().first()).toHaveAccessibleName(TIMELINE);
  await expect(row(TIMELINE)).toBeFocused();
  expect(server.read(ABOUT)).not.toContain('type: timeline');
});

test('shows a section in one region only, and marks it', async () => {
  await open();
  await button('More', item(TIMELINE)).click();
  await page.getByRole('menuitemcheckbox', { name: 'Denmark' }).click();
  await poll(() => server.read(ABOUT)).toContain('  - type: timeline\n    regions: [us, eu]\n');
  await expect(item(TIMELINE)).toContainText('Only in USA, EU');
});

test('lists who links to a section before it is removed, and leads the links elsewhere', async () => {
  await open('/');
  await items().nth(4).locator('[data-row]').click();
  await button('Remove', items().nth(4)).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/links? elsewhere leads? here/);
  await button('Keep', dialog).click();
  await expect(dialog).toBeHidden();
  expect(server.git('status', '--porcelain', 'content')).toBe('');
  await button('Remove', items().nth(4)).click();
  await button('Remove', dialog).click();
  await poll(() => server.read('content/pages/home.yaml')).not.toContain('type: pricing');
  expect(server.read('content/pages/home.yaml')).not.toContain('#pricing');
});

/** Closes the dialog that is open, by Escape or by one of its buttons. */
async function closeDialog(name = 'Escape'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(1);
  // The keyboard is in the dialog once it has the focus.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await (name === 'Escape' ? page.keyboard.press(name) : button(name, dialog).click());
  await expect(dialog).toHaveCount(0);
}

test('gives the focus back to where a dialog was opened', async () => {
  await open('/');
  const pricing = items().nth(4);
  const pricingRow = pricing.locator('[data-row]');
  await pricingRow.click();
  for (const way of ['Escape', 'Keep', 'Close']) {
    await page.keyboard.press('Delete');
    await closeDialog(way);
    await expect(pricingRow).toBeFocused();
  }
  await button('Remove', pricing).click();
  await closeDialog();
  await expect(button('Remove', pricing)).toBeFocused();
  const more = button('More', pricing);
  for (const entry of ['Move to…', 'Change link name…', 'Use on other pages…']) {
    await more.click();
    await page.getByRole('menuitem', { name: entry }).click();
    await closeDialog('Cancel');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Move to…' })).toBeFocused();
    await page.getByRole('menuitem', { name: entry }).press('Enter');
    await closeDialog();
    await expect(more).toBeFocused();
  }
});

test('keeps the focus through menus and dialogs about pages', async () => {
  await open();
  const more = button('More', item(TIMELINE));
  await row(TIMELINE).click();
  await more.click();
  await page.getByRole('menuitemcheckbox', { name: 'Denmark' }).click();
  await expect(item(TIMELINE)).toContainText('Only in USA, EU');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  const newPage = page.getByRole('button', { name: 'New page' });
  await newPage.click();
  await closeDialog();
  await expect(newPage).toBeFocused();
  const menu = page.getByRole('button', { name: 'More about this page' });
  for (const entry of ['Copy page…', 'Delete page…']) {
    await menu.click();
    await page.getByRole('menuitem', { name: entry }).click();
    await closeDialog();
    await expect(menu).toBeFocused();
  }
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).press('Enter');
  await closeDialog();
  await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();
  // From the palette, a dialog gives the focus back to where the palette took it.
  await row(STORY).focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Delete page');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Delete' })).toBeVisible();
  await closeDialog();
  await expect(row(STORY)).toBeFocused();
});

test('makes a section shared, and says so before it is changed', async () => {
  await open();
  await button('More', item(TIMELINE)).click();
  await page.getByRole('menuitem', { name: 'Use on other pages…' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await poll(() => server.read(ABOUT)).toContain('  - shared: timeline\n');
  expect(server.read('content/shared/timeline.yaml')).toContain('type: timeline\n');
  await expect(item(TIMELINE)).toContainText('Shared, on 1 page');
  await row(TIMELINE).click();
  await expect(form()).toContainText('only this page shows it');
  await button('More', item(TIMELINE)).click();
  await page.getByRole('menuitem', { name: 'Detach from other pages' }).click();
  await poll(() => server.read(ABOUT)).toContain('  - type: timeline\n');
});

test('locks a broken file alone, and says where it is broken', async () => {
  await open();
  const failed: string[] = [];
  const noteFailure = (response: Response) => void (response.status() >= 500 && failed.push(response.url()));
  page.on('response', noteFailure);
  await row(TIMELINE).click();
  await page.keyboard.press('h');
  await expect(page.getByRole('status').filter({ hasText: 'Saved on this computer: About me' })).toBeVisible();
  editFile(server.root, ABOUT, (text) => text.replace('name:\n', 'name: "open\n'));
  await expect(page.getByText('About me can’t be edited here at the moment')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toHaveCount(0);
  await expect(page.getByText(/has a mistake in line \d+/).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Home' }).click();
  await expect(items()).toHaveCount(6);
  await page
    .getByRole('button', { name: /1 error/ })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toContainText('You can’t publish until');
  page.off('response', noteFailure);
  expect(failed, 'calls that fail').toEqual([]);
});

test('finds a section by what it is for, and suggests what comes closest to one that isn’t there', async () => {
  await open();
  const before = server.read(ABOUT);
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  const search = dialog.getByRole('textbox');
  const options = dialog.getByRole('option');
  await page.getByRole('button', { name: 'Add section' }).click();
  for (const [words, type] of [
    ['spørgsmål', 'Questions and answers'],
    ['youtube', 'Video'],
  ] as const) {
    await typeText(search, words);
    await expect(options.first()).toContainText(type);
    await expect(dialog.getByRole('status')).toBeEmpty();
  }
  await typeText(search, 'newsletter');
  await expect(dialog.getByRole('status')).toContainText('There is no sign-up for a newsletter.');
  await expect(dialog.getByText('What comes closest')).toBeVisible();
  await expect(options).toHaveCount(1);
  await expectAccessible(page, 'the palette with a suggestion', [1280]);
  // Enter alone adds nothing that nobody searched for.
  await search.press('Enter');
  await expect(dialog).toBeVisible();
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(dialog).toBeHidden();
  await poll(() => server.read(ABOUT)).toContain('  - type: contact\n');
  await page.keyboard.press('ControlOrMeta+z');
  await expectFile(ABOUT, before);
});

test('adds a table, a document and a map, each with an example that the check lets through', async () => {
  await open();
  const before = server.read(ABOUT);
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  for (const [words, type] of [
    ['tabel', 'table'],
    ['pdf', 'download'],
    ['kort', 'map'],
  ] as const) {
    await page.getByRole('button', { name: 'Add section' }).click();
    await typeText(dialog.getByRole('textbox'), words);
    await dialog.getByRole('textbox').press('Enter');
    await expect(dialog).toBeHidden();
    await poll(() => server.read(ABOUT)).toContain(`  - type: ${type}\n`);
    await page.keyboard.press('ControlOrMeta+z');
    await expectFile(ABOUT, before);
  }
});

test('is accessible in every state', async () => {
  await open();
  await expectAccessible(page, 'the shell with nothing selected', [1280, 640]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await row(TIMELINE).click();
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page, 'the shell with a section selected', [1280]);
  await button('More', item(TIMELINE)).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'the menu of a section', [1280]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add section' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'the palette', [1280]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add section' })).toBeFocused();
});

test('shows in forced colors what is chosen @long', { tag: '@chromium' }, async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open();
  await row(TIMELINE).click();
  await expectAccessible(page, 'the shell in forced colors', [1280]);
  const chosen = [row(TIMELINE).locator('..'), page.locator('.mantine-SegmentedControl-indicator').first()];
  for (const one of chosen) await expect(one).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: 'none' });
});

test('can be used at 200 % zoom of a laptop @long', async ({ browser }) => {
  const zoomed = await browser.newPage({
    viewport: { width: 640, height: 400 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  await zoomed.goto(`${server.origin}/_builder/?page=/about-me`);
  const bar = zoomed.getByRole('navigation', { name: 'What to show' });
  await expect(bar).toBeVisible();
  await expectAccessible(zoomed, 'the shell at 200 % zoom', [640]);
  await zoomed.setViewportSize({ width: 640, height: 400 });
  await button('Skip the tour', zoomed.getByRole('region', { name: 'Tour' })).click();
  await expect(zoomed.getByRole('region', { name: 'Tour' })).toBeHidden();
  await button('More', bar).click();
  const more = zoomed.getByRole('dialog', { name: 'More' });
  for (const name of ['Page settings', 'Search & sharing', 'Search', 'History', 'Schedule', 'Translations', 'Changes'])
    await button(name, more).click({ trial: true });
  await zoomed.getByRole('radio', { name: 'Phone' }).press('ArrowRight');
  await expect(zoomed).toHaveURL(/device=tablet/);
  await zoomed.keyboard.press('Escape');
  await expect(more).toBeHidden();
  await button('Sections', bar).click();
  await expectAccessible(zoomed, 'the outline at 200 % zoom', [640]);
  await zoomed.setViewportSize({ width: 640, height: 400 });
  await zoomed.locator('[data-row]').filter({ hasText: TIMELINE }).click();
  await expect(zoomed.getByRole('form', { name: TIMELINE })).toBeVisible();
  await expectAccessible(zoomed, 'the form at 200 % zoom', [640]);
  await button('Close the fields', zoomed.getByRole('complementary', { name: 'Fields' })).click();
  await expect(zoomed.getByRole('form', { name: TIMELINE })).toBeHidden();
  await expect(zoomed.locator('[data-row]').filter({ hasText: TIMELINE })).toBeFocused();
  // What is clicked at the end of the page's part of the window is still in sight above its field.
  await button('Page', bar).click();
  const title = frameOf(zoomed, 'USA').getByRole('heading', { name: TIMELINE });
  await title.evaluate((heading) => {
    const view = heading.ownerDocument.defaultView;
    const { bottom } = heading.getBoundingClientRect();
    view?.scrollBy({ top: bottom - view.innerHeight + 8, behavior: 'instant' });
  });
  const box = await title.boundingBox();
  // Playwright would scroll to the heading.
  await zoomed.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(zoomed.getByRole('form', { name: TIMELINE })).toBeVisible();
  await expectInSight(zoomed, title);
  await zoomed.close();
});

test('says that the server is gone, and completes the move in whose middle it was killed, undoably @long', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const before = server.read(ABOUT);
  await open();
  const temporary = join(server.root, 'content/pages/.about-me.yaml.content-edit');
  // The server waits for a reader of the pipe, in the middle of the edit.
  execFileSync('mkfifo', [temporary]);
  await button('Move down', item(STORY)).click();
  const journal = join(server.root, '.local/content-edit/journal.json');
  await poll(() => existsSync(journal)).toBe(true);
  // The journal names the process that writes: the server runs as a child of the command.
  process.kill((JSON.parse(readFileSync(journal, 'utf8')) as { process: number }).process, 'SIGKILL');
  await server.stop();
  expect(server.read(ABOUT)).toBe(before);
  rmSync(temporary);
  writeFileSync(temporary, before.slice(0, 1000));
  await expect(page.getByText('Not connected')).toBeVisible();
  await server.start();
  await expectFile(
    ABOUT,
    changeSections(before, ([first = '', second = '', ...rest]) => [second, first, ...rest]),
  );
  expect([journal, temporary].filter((file) => existsSync(file))).toEqual([]);
  await expect(page.getByText('Not connected')).toBeHidden();
  await expect(items().nth(1)).toHaveAccessibleName(STORY);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectFile(ABOUT, before);
});

test.describe('the header', () => {
  test.afterEach(() => page.setViewportSize({ width: 1280, height: 800 }));

  test('keeps its buttons apart and in sight, and says what was saved, on every screen', async () => {
    await open('/services/ecommerce-google-ads-consultant');
    await row('How soon we could start').click();
    await page.keyboard.press('h');
    const saved = page.getByRole('status');
    await expect(saved).toHaveText('Saved on this computer: E-commerce');
    for (const width of [390, 768, 1024, 1280, 1440, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      await poll(() => overlaps(page, width), `at ${width} px`).toEqual([]);
      await poll(async () => ((await saved.boundingBox())?.width ?? 0) > LEAST_STATUS_PX, `at ${width} px`).toBe(true);
    }
  });

  test('shows the page of a phone once it is chosen in the list', async () => {
    await open();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('navigation', { name: 'What to show' }).getByRole('button', { name: 'Pages' }).click();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
    await expect(page.locator('iframe')).toBeVisible();
  });
});

/** A few words of what was saved can be read, in pixels. */
const LEAST_STATUS_PX = 80;

/** The controls of the header that overlap another one or leave the window, by name. */
function overlaps(at: Page, width: number): Promise<string[]> {
  return at
    .locator('header')
    .first()
    .evaluate((header, edge) => {
      const controls = [...header.querySelectorAll('button, a, label, output')].flatMap((control) => {
        const box = control.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return box.width > 0 ? [{ name, box }] : [];
      });
      return controls.flatMap(({ name, box }, index) => {
        const isOut =
          box.left < 0 || box.right > edge || box.top < 0 || box.bottom > header.getBoundingClientRect().bottom;
        const under = controls
          .slice(index + 1)
          .filter((other) => Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1)
          .filter((other) => Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1);
        return [...(isOut ? [`${name} leaves the header`] : []), ...under.map((other) => `${name} and ${other.name}`)];
      });
    }, width);
}
