import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addNote } from '../src/builder/notes/notes.ts';
import { openDatabase } from '../src/builder/people/database.ts';
import { dayAt } from '../src/i18n/time-zone.ts';
import { liveRelease, noteDay } from '../src/publishing/release-store.ts';
import { editFile } from '../tools/project-fixture.ts';
import { BUILDER_WIDTHS, expectAccessible } from './support/axe.ts';
import { addSession, openPeopleBuilder, type PeopleBuilder } from './support/people-builder.ts';
import { folderTarget, preparePublishing, type PublishingTarget } from './support/publishing-targets.ts';

const PRICING = 'content/pricing.yaml';
const BRAND = 'content/brand.yaml';
const ABOUT = 'content/pages/about-me.yaml';
const HOME = 'content/pages/home.yaml';
const SITE = 'content/site.yaml';
const FACTS = 'content/facts.yaml';
const PROCESS = 'content/shared/process.yaml';
const OFFER = 'content/pages/offer.yaml';
const NEW_PAGE = 'content/pages/unfinished.yaml';

/** How long a publication may take on a busy machine, in milliseconds. */
const PUBLICATION_MS = 90_000;

/** The words of a note about a section that is published. */
const NOTE = 'Quokkas are shorter';

const LIVE = /^Live since \d\d:\d\d:\d\d in USA, EU, Denmark$/;

test.describe.configure({ mode: 'serial', timeout: 3 * PUBLICATION_MS });

let target: PublishingTarget;
let server: PeopleBuilder;
/** Those who publish and who only see, as browsers know them. */
let people: Record<'anna' | 'bo' | 'olga', ReturnType<typeof addSession>>;
test.beforeAll(async () => {
  target = await folderTarget();
  server = await openPeopleBuilder(undefined, target.env);
  target.follow(server);
  writeFileSync(join(server.root, OFFER), pageNamed('Offer', 'Tilbud'));
  preparePublishing(server);
  people = {
    anna: addSession(server, 'Anna', 'editor'),
    bo: addSession(server, 'Bo', 'contributor'),
    olga: addSession(server, 'Olga', 'owner'),
  };
  const database = openDatabase(join(server.root, '.builder'));
  addNote(database, { file: ABOUT, path: ['sections', 0] }, NOTE, {});
  database.close();
});
test.afterAll(async () => {
  await target.close();
  await server.close();
});
test.beforeEach(({ page }) => openAs(page, people.anna));

/** A page like the one about the person, with another name. Nothing leads to it. */
const pageNamed = (en: string, da: string): string =>
  server.read(ABOUT).replace(/^name:[^]*?(?=^\S)/m, `name: { en: ${en}, da: ${da} }\n`);

const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Publish' });

const visitorsSee = async (path: string): Promise<string> => (await fetch(new URL(path, target.url))).text();

/** Publishes, and waits until it's live. What the publication before says stays until this one begins. */
async function publishNow(page: Page): Promise<void> {
  const status = dialogOf(page).getByRole('status');
  const [before] = await status.allTextContents();
  await dialogOf(page).getByRole('button', { name: 'Publish now' }).click();
  if (before) await expect(status).not.toHaveText(before, { timeout: PUBLICATION_MS });
  await expect(status).toHaveText(LIVE, { timeout: PUBLICATION_MS });
}

/** The picture of the page about the person that social networks show, in a version. */
const pictureIn = (version: number) =>
  readFileSync(join(server.root, '.builder/releases', String(version), 'og/us/about-me.png'));

test('publishes the new price and not the unfinished page, of which nothing is online', async ({ page, browser }) => {
  await expect.poll(async () => (await fetch(new URL('/us/', target.url))).status).toBe(503);
  await publishButton(page).click();
  await expect(dialogOf(page)).toContainText('Nothing has been published from here yet');
  await expect(dialogOf(page)).toContainText(/\d+ things that only an owner can do are still open/);
  await dialogOf(page).getByRole('button', { name: 'Show the list' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Before you publish/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await publishButton(page).click();
  await expect(dialogOf(page)).toContainText('only an owner can publish the website for the first time');
  await expect(dialogOf(page).getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await publishFirst(page);
  const bo = await openForBo(browser);
  editFile(server.root, PRICING, (text) => text.replace('us: 140', 'us: 145'));
  editFile(server.root, ABOUT, (text) => text.replace('From call center to', 'Xylophon and'));
  await expect(publishButton(page)).toHaveAttribute('aria-description', '2 unpublished changes');
  await publishButton(page).click();
  const boxes = dialogOf(page).getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  await expect(dialogOf(page).getByRole('checkbox', { name: 'Pricing' })).toBeChecked();
  await expect(dialogOf(page)).toContainText('Plans: “Start”, price per hour, USA: 140 → 145');
  await dialogOf(page).getByRole('checkbox', { name: 'About me' }).uncheck();
  await expectAccessible(page, 'the dialog "Publish"', BUILDER_WIDTHS);
  await Promise.all([publishNow(page), expectSeenBy(bo, 'Anna')]);
  await expect(boxes).toHaveCount(1);
  expect(await visitorsSee('/us/')).toContain('$145');
  for (const path of ['/us/about-me', '/page-data/us/about-me.json', '/sitemap.xml', '/us/articles.xml'])
    expect(await visitorsSee(path)).not.toContain('Xylophon');
  expect(target.filesWith('Xylophon')).toEqual([]);
  // Its words are part of the picture, which can't be searched for them.
  expect(pictureIn(2).equals(pictureIn(1))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(publishButton(page)).toHaveAttribute('aria-description', '1 unpublished change');
  await bo.context().close();
});

/** Opens the builder for somebody. */
async function openAs(page: Page, cookie: ReturnType<typeof addSession>): Promise<void> {
  await page.context().addCookies([cookie]);
  await page.goto(`${server.origin}/_builder/?page=/`);
}

/** Opens the builder for somebody else. */
async function openFor(browser: Browser, cookie: ReturnType<typeof addSession>): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  await openAs(page, cookie);
  return page;
}

/** Publishes for the first time, as the owner, who knows what is still open. Anna goes on. */
async function publishFirst(page: Page): Promise<void> {
  await openAs(page, people.olga);
  await publishButton(page).click();
  await expect(dialogOf(page)).toContainText(/\d+ things that only you can do are still open/);
  await expect(dialogOf(page).getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await dialogOf(page).getByRole('checkbox', { name: 'I know. Publish anyway.' }).check();
  await publishNow(page);
  await openAs(page, people.anna);
}

/** Publishes for the first time where no other journey has done so. */
async function ensurePublished(page: Page): Promise<void> {
  if (liveRelease(join(server.root, '.builder/releases')) === undefined) await publishFirst(page);
}

/** Opens the builder for Bo, who doesn't publish. */
async function openForBo(browser: Browser): Promise<Page> {
  const bo = await openFor(browser, people.bo);
  await bo.getByRole('button', { name: 'Versions', exact: true }).click();
  return bo;
}

/** Expects that somebody who doesn't publish sees what a publication does, and since when it's live. */
async function expectSeenBy(page: Page, name: string): Promise<void> {
  const versions = page.getByRole('dialog', { name: 'Versions' });
  for (const place of [versions, page.getByRole('banner')])
    await expect(place.getByRole('status')).toContainText(new RegExp(`${name} is publishing\\. .*pages.*…`));
  for (const name of [/^Cancel/, /^Make live again/])
    await expect(versions.getByRole('button', { name })).toHaveCount(0);
  for (const place of [versions, page.getByRole('banner')])
    await expect(place.getByRole('status')).toHaveText(LIVE, { timeout: PUBLICATION_MS });
  await expect(versions.getByRole('listitem').first()).toContainText(/by Anna.*Live now/s);
}

const comparisonOf = (page: Page) => page.getByRole('dialog', { name: 'Compare' });

/** What is outlined in a frame of a comparison: the difference that is looked at. */
const outlinedIn = (page: Page, side: 'Before' | 'After') =>
  page.frameLocator(`iframe[title^="${side}"]`).locator('[data-current]:visible').first();

test('shows two versions side by side, with the changed price outlined in both and named', async ({ page }) => {
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Versions' })
    .getByRole('button', { name: /^Compare/ })
    .last()
    .click();
  const view = comparisonOf(page);
  await view.getByLabel('After').selectOption({ index: 1 });
  const rate = view.getByRole('list', { name: 'Differences' }).getByRole('listitem').filter({ hasText: '$140' });
  await expect(rate).toHaveText(/^Changed\s*Plans: “Start”, price per hour, USA\s*\$140\s*\$145$/);
  await rate.getByRole('button').click();
  await expect(view.getByRole('status')).toHaveText(/^\d of \d$/);
  await expect(outlinedIn(page, 'Before')).toContainText('$140');
  await expect(outlinedIn(page, 'After')).toContainText('$145');
  await expect(outlinedIn(page, 'After')).toHaveCSS('outline-style', 'solid');
  await expectAccessible(page, 'two versions side by side', BUILDER_WIDTHS);
});

test('compares a page with what visitors see, by keyboard alone, and restores it', async ({ page }) => {
  const about = server.read(ABOUT);
  editFile(server.root, ABOUT, (text) => text.replace('"{person}: from call center to', '"{person}: Zebra and'));
  const brand = server.read(BRAND);
  editFile(server.root, BRAND, (text) => text.replace(/accent: .*/, "accent: '#8a2f5b'"));
  await publishButton(page).click();
  const opener = dialogOf(page).getByRole('button', { name: 'Compare with what visitors see: About me' });
  await opener.press('Enter');
  const view = comparisonOf(page);
  await expect(outlinedIn(page, 'Before')).toContainText(': from call center to');
  await expect(outlinedIn(page, 'After')).toContainText(': Zebra and');
  await expect(view.getByRole('list', { name: 'Differences' })).toContainText(/Changed\s*Story: title/);
  await expect(view.getByRole('list', { name: 'Also changed, not seen here' })).toContainText('Search engines');
  // Every page has the new color; it's listed with a sample, as in the list of changes.
  const accent = view.getByRole('list', { name: 'Brand: also changed' }).getByRole('listitem');
  await expect(accent).toHaveText(/^Colors: accent\s*#\w{6}\s*#8a2f5b$/);
  await expect(accent.locator('[style]').last()).toHaveCSS('background-color', 'rgb(138, 47, 91)');
  const position = view.getByRole('status');
  const before = await position.textContent();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(position).toHaveText(before ?? '');
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(dialogOf(page)).toBeVisible();
  await opener.press('Enter');
  await view.getByRole('button', { name: 'Restore this page' }).press('Enter');
  await expect.poll(() => server.read(ABOUT)).toContain('"{person}: from call center to');
  editFile(server.root, ABOUT, () => about);
  editFile(server.root, BRAND, () => brand);
});

/** A photo that can't be made much smaller by compressing it. Noise takes AVIF seconds, so it's small. */
const heavyPhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 560,
      height: 420,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

/** Prepares what can go wrong with a publication, and returns a function that takes it back. */
async function prepareMistakes(): Promise<() => void> {
  const kept = [ABOUT, HOME, OFFER, SITE].map((file) => [file, server.read(file)] as const);
  const files = { page: join(server.root, NEW_PAGE), photo: join(server.root, 'public/images/heavy.jpg') };
  editFile(server.root, ABOUT, (text) =>
    text
      .replace('"{person}: from call center to', '"{person}: Zebra and')
      .replace('en: From call center to search', 'en: To share'),
  );
  writeFileSync(files.page, pageNamed('Unfinished', 'Ufærdig'));
  editFile(server.root, HOME, (text) => text.replace('to: "#pricing"', 'to: /unfinished'));
  writeFileSync(files.photo, await heavyPhoto());
  editFile(server.root, ABOUT, (text) => text.replace('src: /images/portrait.svg', 'src: /images/heavy.jpg'));
  rmSync(join(server.root, OFFER));
  return () => {
    for (const file of Object.values(files)) rmSync(file, { force: true });
    for (const [file, text] of kept) writeFileSync(join(server.root, file), text);
  };
}

test('says what visitors would get before it goes, by keyboard alone', async ({ page }) => {
  const takeBack = await prepareMistakes();
  await publishButton(page).press('Enter');
  const before = dialogOf(page).getByRole('region', { name: 'Before you publish' });
  const unfinished = dialogOf(page).getByRole('checkbox', { name: 'Unfinished' });
  const hints = before.getByRole('button', { name: /loses its address/ });
  await unfinished.press('Space');
  await expect(before.getByRole('listitem')).toContainText(
    /unfinished.*The problem comes from what you leave out.*Visitors who follow this link would see “Page not found”\.$/,
  );
  await unfinished.press('Space');
  await expect(hints).toHaveText(
    /^1 page loses its address, \d translations to look at,? and 1 page gets much heavier$/,
  );
  await expect(before.getByRole('listitem')).toHaveCount(0);

  await hints.press('Enter');
  await expect(before.getByRole('list', { name: 'Heavier pages' })).toContainText('The picture heavy.jpg adds');
  await dialogOf(page).getByRole('button', { name: 'Details: About me' }).press('Enter');
  await expect(dialogOf(page).getByRole('list', { name: 'Changes of About me' })).toContainText('Zebra and');
  await expect(dialogOf(page)).toContainText(
    /Loaded on a phone: \d+ kB now, \d+ kB then\. The picture heavy\.jpg adds \d+ kB\./,
  );
  const cards = dialogOf(page).getByRole('figure');
  await expect(cards.filter({ hasText: 'Now' }).first()).toContainText('From call center to search terms');
  await expect(cards.filter({ hasText: 'Then' }).first()).toContainText('To share terms');
  for (const picture of await cards.locator('img').all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await expectAccessible(page, 'what the dialog "Publish" says before it goes', BUILDER_WIDTHS);

  // The new page says the same as the deleted one.
  await before.getByRole('button', { name: 'Lead visitors to “Unfinished”: Offer' }).press('Enter');
  await expect.poll(() => server.read(NEW_PAGE)).toMatch(/redirectFrom:\s+- \/offer/);
  await expect(before.getByRole('list', { name: 'Lost addresses' })).toBeHidden();
  await before.getByRole('button', { name: /Story: title, Danish/ }).press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByLabel('Title, Danish').first()).toBeVisible();
  takeBack();
});

test('says in Danish what visitors would get', async ({ browser }) => {
  const takeBack = await prepareMistakes();
  const page = await browser.newPage({ locale: 'da-DK' });
  await page.context().addCookies([people.anna]);
  await page.goto(`${server.origin}/_builder/?page=/`);
  await page.getByRole('button', { name: 'Udgiv', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Udgiv' });
  const before = dialog.getByRole('region', { name: 'Inden du udgiver' });
  await dialog.getByRole('checkbox', { name: 'Ufærdig' }).uncheck();
  await expect(before.getByRole('listitem')).toContainText(
    /skyldes det, du har fravalgt.*Besøgende, der følger linket, ville se »Siden findes ikke«\.$/,
  );
  await dialog.getByRole('checkbox', { name: 'Ufærdig' }).check();
  await dialog.getByRole('button', { name: /mister sin adresse/ }).click();
  const lost = dialog.getByRole('list', { name: 'Tabte adresser' });
  await expect(lost).toContainText('/offer');
  await expectAccessible(page, 'the dialog "Udgiv"', BUILDER_WIDTHS);
  // Without the page that says the same, and the link to it, nothing replaces the deleted one.
  for (const name of ['Forside', 'Ufærdig']) await dialog.getByRole('checkbox', { name }).uncheck();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const boxes = dialog.getByRole('checkbox', { checked: true });
  const count = await boxes.count();
  await page.route('**/_builder/api/unpublished', (route) => held.then(() => route.continue()));
  await lost.getByRole('button', { name: 'Markér som fjernet for altid: Tilbud' }).click();
  await expect.poll(() => server.read(SITE)).toMatch(/^gone: \[\/offer\]$/m);
  // The list doesn't have that yet, so it would be left out.
  const publish = dialog.getByRole('button', { name: 'Udgiv nu' });
  await expect(publish).toBeDisabled();
  release();
  await expect(publish).toBeEnabled();
  await expect(boxes).toHaveCount(count + 1);
  await expect(lost).toBeHidden();
  await page.close();
  takeBack();
});

test('makes an earlier version live again, and proposes to leave out what was taken back', async ({ page }) => {
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  const items = versions.getByRole('list', { name: 'Published versions' }).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('Pricing');
  await expect(items.first()).toContainText('Live now');
  await expectAccessible(page, 'the list of versions', BUILDER_WIDTHS);
  await items
    .last()
    .getByRole('button', { name: /^Make live again/ })
    .click();
  await expect(items.last()).toContainText('Live now');
  await expect(versions.getByRole('status')).toHaveText(LIVE);
  expect(await visitorsSee('/us/')).not.toContain('$145');
  expect(server.read(PRICING)).toContain('us: 145');
  await page.keyboard.press('Escape');
  await publishButton(page).click();
  await expect(dialogOf(page).getByRole('checkbox', { name: 'Pricing' })).not.toBeChecked();
});

test('has published and committed no word of a note', () => {
  expect(target.filesWith('about-me')).not.toEqual([]);
  expect(target.filesWith(NOTE)).toEqual([]);
  expect(server.git('log', '--all', '--format=%H', `-S${NOTE}`)).toBe('');
});

test('leads from what is wrong to its field, and leaves the site as it was', async ({ page }) => {
  const about = server.read(ABOUT);
  editFile(server.root, ABOUT, (text) => text.replace('\nsections:', '\nsections:\n  - type: heroo'));
  await publishButton(page).click();
  await dialogOf(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(dialogOf(page).getByRole('status')).toContainText(
    'Something on the website needs your attention first.',
    {
      timeout: PUBLICATION_MS,
    },
  );
  const problem = dialogOf(page).getByRole('button', { name: /heroo/ });
  await expect(problem).toContainText('Visitors wouldn’t see this section.');
  await problem.click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(/page=%2Fabout-me|page=\/about-me/);
  expect(await visitorsSee('/us/about-me')).not.toContain('heroo');
  editFile(server.root, ABOUT, () => about);
});

test('publishes one after the other what two people publish at once @long', async ({ page, browser }) => {
  await ensurePublished(page);
  editFile(server.root, FACTS, (text) => text.replace('over 5 years', 'over 6 years'));
  const olga = await openFor(browser, people.olga);
  /** Opens the dialog, and chooses one thing. */
  const choose = async (person: Page, name: string | RegExp) => {
    await publishButton(person).click();
    for (const box of await dialogOf(person).getByRole('checkbox').all()) await box.uncheck();
    await dialogOf(person).getByRole('checkbox', { name }).check();
  };
  await choose(page, 'Facts');
  await dialogOf(page).getByRole('button', { name: 'Publish now' }).click();
  editFile(server.root, PROCESS, (text) => text.replace('en: ', 'en: New '));
  const seenByOlga = dialogOf(olga).getByRole('status');
  await choose(olga, /^New From your first message/);
  await expect(seenByOlga).toContainText('Anna is publishing.');
  await expect(dialogOf(olga).getByRole('button', { name: 'Cancel publishing' })).toHaveCount(0);
  await dialogOf(olga).getByRole('button', { name: 'Publish now' }).click();
  await expect(seenByOlga).toContainText('Waiting for another publication to finish');
  for (const status of [dialogOf(page).getByRole('status'), seenByOlga])
    await expect(status).toHaveText(LIVE, { timeout: 2 * PUBLICATION_MS });
  expect(await visitorsSee('/us/')).toContain('over 6 years');
  expect(target.filesWith('New From your first message')).not.toEqual([]);
  await olga.context().close();
});

test('publishes at its start what was scheduled while it was off @long', async ({ page }) => {
  await ensurePublished(page);
  const today = dayAt(Date.now(), 'Europe/Madrid');
  editFile(server.root, ABOUT, (text) => text.replace('  - type: closing\n', `$&    visibleFrom: "${today}"\n`));
  await publishButton(page).click();
  await publishNow(page);
  await server.stop();
  const releases = join(server.root, '.builder/releases');
  // As if it had been built two days ago.
  noteDay(releases, liveRelease(releases) ?? 0, dayAt(Date.now() - 2 * 24 * 60 * 60 * 1000, 'Europe/Madrid'));

  // As if publishing it had just failed.
  const failed = join(server.root, '.builder/schedule-failure.json');
  const failure = { kind: 'no-site', url: 'https://www.example.com/', reason: 'ETIMEDOUT' };
  writeFileSync(failed, JSON.stringify({ failure, tries: 3, next: Date.now() + 20 * 60 * 1000 }));
  await server.start();
  await page.goto(`${server.origin}/_builder/?page=/`);
  const note = page.getByRole('alert').filter({ hasText: 'Something scheduled isn’t live yet' });
  await expect(note).toContainText(/www\.example\.com\/.* doesn’t answer\..* tries again by itself at \d/s);
  await expectAccessible(page, 'the note about what is scheduled', BUILDER_WIDTHS);
  await server.stop();
  rmSync(failed);

  await server.start();
  await expect(async () => {
    await page.goto(`${server.origin}/_builder/?page=/`);
    await page.getByRole('button', { name: 'Versions', exact: true }).click();
    const newest = page.getByRole('list', { name: 'Published versions' }).getByRole('listitem').first();
    await expect(newest).toContainText(/Published by schedule: .* on \/about-me appears/);
  }).toPass({ timeout: PUBLICATION_MS });
});
