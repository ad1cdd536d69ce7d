import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { clickInFrame, expectFramesReady, frameOf, newBuilderPage, REGIONS } from './support/builder-frames.ts';
import { test } from './support/builder-server.ts';
import { poll } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { typeText } from './support/type-text.ts';

const ABOUT = 'content/pages/about-me.yaml';
const SERVICES = 'content/pages/services';
const SAAS = `${SERVICES}/saas-google-ads-consultant.yaml`;

/** Before and in the weeks in which the section of the first test is shown. */
const BEFORE = '2099-11-30';
const WITHIN = '2099-12-05';

test.describe.configure({ mode: 'serial' });

let server: ProjectServer;
let page: Page;
test.beforeAll(async ({ browser, builderServer }) => {
  server = builderServer;
  page = await newBuilderPage(browser);
  await page.goto(`${server.origin}/_builder/?page=/about-me`);
  await expectFramesReady(page);
  await page.getByRole('button', { name: 'Skip the tour' }).click();
});
test.afterAll(async () => {
  await page.close();
  restoreContent(server);
});

const item = (name: string) =>
  page.getByRole('list', { name: 'Sections', exact: true }).getByRole('listitem', { name });
const timeline = (region: string) => frameOf(page, region).locator('[data-section=timeline]');
const ghost = (region: string) => frameOf(page, region).locator('[data-ghost=timeline]');
const chip = (region: string) => frameOf(page, region).locator('builder-overlay .ghost button');
const dayNote = () => page.getByRole('note', { name: 'Day' });

/** Shows the site as of a day, by keyboard. */
async function chooseDay(day: string): Promise<void> {
  await page.getByRole('button', { name: /^Day: / }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'See the site as on' });
  await panel.getByLabel('Day', { exact: true }).fill(day);
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
}

test('shows a section on its days in all frames, and its ghost on others, whose texts are edited', async () => {
  const before = server.read(ABOUT);
  await item('How I got here').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Visible from … until …' }).click();
  const dialog = page.getByRole('dialog', { name: 'When is “How I got here” visible?' });
  await dialog.getByLabel('Visible from').fill('2099-12-01');
  await dialog.getByLabel('Visible until').fill('2099-12-24');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const dated = before.replace(
    '  - type: timeline\n',
    (line) => `${line}    visibleFrom: "2099-12-01"\n    visibleUntil: "2099-12-24"\n`,
  );
  await poll(() => server.read(ABOUT)).toBe(dated);

  for (const region of REGIONS) {
    await expect(timeline(region)).toHaveCount(0);
    await expect(ghost(region)).toHaveCount(1);
    await expect(chip(region)).toHaveText('From Dec 1, 2099');
  }
  await expect(item('How I got here')).toContainText('Scheduled: from Dec 1, 2099 until Dec 24, 2099');

  await chooseDay(WITHIN);
  for (const region of REGIONS) {
    await expect(timeline(region)).toHaveCount(1);
    await expect(ghost(region)).toHaveCount(0);
  }
  await expect(item('How I got here')).toContainText('Ends Dec 24, 2099');
  await expect(dayNote()).toContainText('This is the site as on Saturday, December 5, 2099.');
  await expectAccessible(page, 'the site as of another day', [1280]);
  await page.setViewportSize({ width: 1680, height: 1000 });

  // The day stays on the way to another page and back.
  await page.getByRole('navigation', { name: 'Pages' }).getByText('Home', { exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/_builder/?page=/&day=${WITHIN}`);
  await expect(dayNote()).toBeVisible();
  await page.goBack();
  await expect(timeline('USA')).toHaveCount(1);
  await expect(dayNote()).toBeVisible();

  await chooseDay(BEFORE);
  await expect(timeline('Denmark')).toHaveCount(0);
  await clickInFrame(page, ghost('Denmark').locator('h2'));
  const title = page.getByRole('textbox', { name: 'Title, Danish' });
  await expect(title).toBeFocused();
  await typeText(title, 'Min vej hertil');
  await expect(ghost('Denmark').locator('h2')).toHaveText('Min vej hertil');
  await poll(() => server.read(ABOUT)).toContain('      da: Min vej hertil\n');
  const changed = server
    .read(ABOUT)
    .split('\n')
    .filter((line, index) => line !== dated.split('\n')[index]);
  expect(changed).toEqual(['      da: Min vej hertil']);

  await dayNote().getByRole('button', { name: 'Back to today' }).click();
  await expect(dayNote()).toHaveCount(0);
  await expect(ghost('USA')).toHaveCount(1);
  expect(server.git('diff', '--name-only')).toBe(`${ABOUT}\n`);
});

test('says why visitors do not see a section, leads to its field, and shows pages as they see them', async () => {
  await item('How I got here').getByRole('button', { name: 'Hide' }).click();
  await expect(chip('EU')).toHaveText('Hidden · From Dec 1, 2099');
  await chip('EU').press('Enter');
  await expect(page.getByRole('switch', { name: 'Hidden', exact: true })).toBeVisible();
  const shows = page.getByRole('switch', { name: 'Show hidden' });
  await shows.press(' ');
  for (const region of REGIONS) await expect(frameOf(page, region).locator('[data-ghost]')).toHaveCount(0);
  await expect(chip('EU')).toHaveCount(0);
  await shows.press(' ');
  await expect(ghost('EU')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(chip('EU')).toHaveText('From Dec 1, 2099');
});

test('takes a draft out of the lists by itself, and leads to each text and button in the way of another', async () => {
  await open('SaaS');
  await draftSwitch().press(' ');
  await poll(() => server.read(SAAS)).toContain('draft: true');
  await expect(page.getByRole('note', { name: 'Why visitors don’t see this page' })).toContainText('it’s a draft');
  for (const region of REGIONS) await expect(frameOf(page, region).locator('h1')).toBeVisible();
  await typeText(page.getByRole('navigation', { name: 'Pages' }).getByRole('textbox'), '');
  await open('Home', false);
  const services = (region: string) => frameOf(page, region).locator('[data-section=services] a[href*="/services/"]');
  for (const region of REGIONS) {
    await expect(services(region).first()).toBeAttached();
    await expect(frameOf(page, region).locator('a[href$="/services/saas-google-ads-consultant"]')).toHaveCount(0);
  }

  await open('Travel and tourism');
  await draftSwitch().press(' ');
  const inTheWay = page.getByRole('form', { name: 'Page' }).getByRole('alert');
  await expect(draftSwitch()).not.toBeChecked();
  await inTheWay.getByRole('button', { name: 'Change Local services: Questions and answers, button, link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local services');
  await expect(page.getByRole('form', { name: /^Questions and answers/ })).toBeVisible();
  expect(server.git('diff', '--name-only', SERVICES)).toBe(`${SAAS}\n`);
});

/** Opens a page from the list, and its settings. */
async function open(name: string, withSettings = true): Promise<void> {
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await typeText(pages.getByRole('textbox'), name);
  await pages.getByText(name, { exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  if (!withSettings) return;
  await page.getByRole('button', { name: 'Page settings' }).click();
  const group = page.getByRole('button', { name: 'Visibility & addresses' });
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
}

const draftSwitch = () => page.getByRole('switch', { name: 'Draft', exact: true });
