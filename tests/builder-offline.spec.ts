import { expect, type Page } from '@playwright/test';
import { readRecord } from '../src/authoring/content-edit/edit-record.ts';
import { listEdits } from '../src/authoring/content-edit/undone-edits.ts';
import { clickInFrame, expectFramesReady, frameOf } from './support/builder-frames.ts';
import { test } from './support/builder-server.ts';
import { editFile } from '../tools/project-fixture.ts';
import { poll } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { THOROUGH } from './support/thorough.ts';
import { typeText } from './support/type-text.ts';

/** Length of a train ride, in minutes; in each, two people change a text. */
const RIDE_MINUTES = 30;

/** Rounds with cuts: in four of five, the connection is gone. */
const CUT_ROUNDS = THOROUGH ? 120 : 40;

const WIDE = { width: 1440, height: 900 };

const ABOUT = 'content/pages/about-me.yaml';

let server: ProjectServer;
let page: Page;

test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow' });

test.beforeAll(async ({ browser, builderServer }) => {
  server = builderServer;
  page = await browser.newPage({ viewport: WIDE });
  page.setDefaultTimeout(20_000);
});
test.afterEach(() => restoreContent(server));
test.afterAll(() => page.close());

const sections = (who = page) => who.getByRole('list', { name: 'Sections' }).locator('> li');
const title = () => page.getByRole('textbox', { name: 'Title, English', exact: true });
const kept = (who = page) => who.getByRole('status').filter({ hasText: /^No connection\./ });

async function openAbout(who = page): Promise<void> {
  await who.goto(`${server.origin}/_builder/?page=/about-me`);
  await expect(sections(who).first()).toBeVisible({ timeout: 60_000 });
  await expect(who.getByText('Not connected')).toBeHidden();
}

test('goes on without a connection, and applies what was done once it is back', { tag: '@chromium' }, async () => {
  await openAbout();
  await sections().nth(1).click();
  await expect(title()).toHaveValue('How I got here');
  // Sections of a page are known once it's traced.
  await expect(page.getByRole('figure').first()).toHaveAttribute('aria-busy', 'false');
  await page.context().setOffline(true);
  await typeText(title(), 'Typed without a connection');
  await expect(kept()).toHaveText(/^No connection\. 1 change is kept in this browser, and sent when it’s back\.$/);
  await expect(sections().nth(1)).toContainText('Typed without a connection');
  await expect(title()).toHaveValue('Typed without a connection');
  const frame = page.locator('iframe[title="USA"]').contentFrame();
  const headings = () => frame.locator('main [data-section] :is(h1, h2)').allTextContents();
  await poll(async () => (await headings())[1]).toBe('Typed without a connection');
  await sections().nth(1).getByRole('button', { name: 'Move down' }).click();
  await expect(kept()).toContainText('2 changes');
  await expect(sections().nth(2)).toContainText('Typed without a connection');
  await poll(async () => (await headings())[2]).toBe('Typed without a connection');
  await sections().nth(3).getByRole('button', { name: 'Hide' }).click();
  await expect(kept()).toContainText('3 changes');
  await expect(frame.locator('[data-ghost]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(kept()).toContainText('2 changes');
  await expect(frame.locator('[data-ghost]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(kept()).toContainText('3 changes');
  const types = () => [...server.read(ABOUT).matchAll(/^ {2}- type: (.*)$/gm)].map(([, type]) => type);
  const before = types();
  await page.context().setOffline(false);
  await poll(() => server.read(ABOUT)).toContain('en: Typed without a connection');
  await poll(() => server.read(ABOUT)).toContain('hidden: true');
  const [first, second, third, ...rest] = before;
  expect(types()).toEqual([first, third, second, ...rest]);
  await expect(kept()).toBeHidden();
});

test('keeps changes when the page is closed, and shows both versions of what somebody else has changed', async () => {
  await openAbout();
  await sections().nth(1).click();
  await page.context().setOffline(true);
  await typeText(title(), 'Typed before the crash');
  await expect(kept()).toContainText('1 change');
  await page.goto('about:blank');
  editFile(server.root, ABOUT, (text) => text.replace('en: How I got here', 'en: Changed elsewhere'));
  await page.context().setOffline(false);
  await openAbout();
  const note = page.getByRole('alert').filter({ hasText: 'Typed before the crash' });
  await expect(note).toContainText('Changed elsewhere');
  await note.getByRole('button', { name: 'Keep my version' }).click();
  await poll(() => server.read(ABOUT)).toContain('en: Typed before the crash');
  // Else the next page goes on with it.
  await expect(page.getByRole('status').first()).toContainText('Saved');
});

/** Waits until the browser has what it takes to open the page without a connection. */
const canOpenOffline = (who = page) =>
  poll(() =>
    who.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const found = (await indexedDB.databases()).find(({ name = '' }) => name.startsWith('builder-kept:'));
      const opening = indexedDB.open(found?.name ?? '');
      const database = await new Promise<IDBDatabase>((resolve) => (opening.onsuccess = () => resolve(opening.result)));
      const reading = database.transaction('answers').objectStore('answers').getAllKeys();
      const keys = await new Promise<string[]>(
        (resolve) => (reading.onsuccess = () => resolve(reading.result as string[])), // the store's keys are texts
      );
      database.close();
      return keys.filter((key) => key.startsWith('page:')).sort();
    }),
  ).toEqual(['page:dk/about-me', 'page:eu/about-me', 'page:us/about-me']);

test('opens without a connection, with the page as it was, and goes on', { tag: '@chromium' }, async () => {
  await openAbout();
  await canOpenOffline();
  await page.context().setOffline(true);
  await page.reload();
  await expect(sections()).toHaveCount(6);
  await expect(page.getByText('Not connected')).toBeVisible();
  const frame = page.locator('iframe[title="EU"]').contentFrame();
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('from call center');
  await expect(frame.locator('h1')).toHaveCSS('font-family', /Hedvig/);
  await sections().nth(1).click();
  await typeText(title(), 'Typed after the reload');
  await expect(kept()).toContainText('1 change');
  await page.reload();
  await expect(sections().nth(1)).toContainText('Typed after the reload');
  await sections().nth(3).getByRole('button', { name: 'Hide' }).click();
  await expect(kept()).toContainText('2 changes');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.context().setOffline(false);
  await poll(() => server.read(ABOUT)).toContain('en: Typed after the reload');
  await poll(() => server.read(ABOUT)).toContain('hidden: true');
  await expect(page.locator('iframe[title="EU"]')).toHaveAttribute('src', /about-me/);
  await expect(kept()).toBeHidden();
  // What is shown is read again, and the pages are loaded, once the server has the edits.
  const sent = asked.findIndex((address) => address.endsWith('/editAll'));
  const first = asked.findIndex((address) => /\/(trace|history)$|^\/(us|eu|dk)\//.test(address));
  expect(sent).toBeGreaterThanOrEqual(0);
  expect(first).toBeGreaterThan(sent);
});

test('opens while the server is stopped, and takes over its next start', async () => {
  await openAbout();
  await canOpenOffline();
  await server.stop();
  await page.reload();
  await sections().nth(1).click();
  await typeText(title(), 'Typed while the server was stopped');
  await expect(kept()).toContainText('1 change');
  await server.start();
  await poll(() => server.read(ABOUT)).toContain('en: Typed while the server was stopped');
  await expect(page.getByText('Not connected')).toBeHidden();
});

test('shows pages by itself that could not be loaded while the server was stopped', async () => {
  await openAbout();
  await expect(page.getByRole('figure').first()).toHaveAttribute('aria-busy', 'false');
  await server.stop();
  // Another page makes the frames ask the server.
  await page.evaluate(() => {
    history.pushState(null, '', '?page=/terms-of-service');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.locator('iframe[title="EU"]')).toHaveAttribute('src', '/eu/terms-of-service');
  await expect(page.getByText('Not connected')).toBeVisible();
  await server.start();
  await expect(page.getByText('Not connected')).toBeHidden();
  for (const region of ['USA', 'EU', 'Denmark'])
    await expect(page.locator(`iframe[title="${region}"]`).contentFrame().locator('h1')).toHaveText(/Terms|Vilkår/);
});

test('goes on with a text on the page while the connection is gone, and in the form if the page loses it', async () => {
  test.slow(); // three frames are loaded twice
  await page.goto(`${server.origin}/_builder/?page=/`);
  await expectFramesReady(page);
  const frame = frameOf(page, 'EU');
  const paragraph = frame
    .locator('[data-section=about]')
    .getByText('There’s no account manager')
    .locator('visible=true');
  await clickInFrame(page, paragraph);
  await expect(page.getByRole('form').first()).toBeVisible();
  await clickInFrame(page, paragraph);
  const edited = frame.locator('[contenteditable=true]');
  await expect(edited).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const type = (words: string) => page.keyboard.type(words, { delay: 30 });
  await type('Typed before the cut, ');
  await page.context().setOffline(true);
  await type('in the tunnel, ');
  await expect(kept()).toContainText('kept in this browser');
  await type('and longer in it, ');
  await expect(frame.locator('[data-section=about]')).toBeVisible();
  await page.context().setOffline(false);
  await type('and after it');
  await expect(edited).toBeFocused();
  const words = 'Typed before the cut, in the tunnel, and longer in it, and after it';
  const written = () => server.read('content/pages/home.yaml').replaceAll(/\s+/g, ' ');
  await poll(written).toContain(words);
  await expect(kept()).toBeHidden();
  await frame.locator('html').evaluate(() => location.reload());
  await expect(page.getByRole('textbox', { name: 'Text, English', exact: true })).toBeFocused();
  await type(' as well.');
  await poll(written).toContain(`${words} as well.`);
  await expect(page.getByText('changed elsewhere')).toHaveCount(0);
  // Else the next page goes on with it.
  await expect(page.getByRole('status').first()).toContainText('Saved');
});

/** All texts that the history of the copy has. */
const textsOfHistory = (): string =>
  listEdits(server.root)
    .flatMap(({ id }) => readRecord(server.root, id)?.changes ?? [])
    .map(({ before, after }) => `${before}\n${after}`)
    .join('\n');

/** Some sections have a part with a title of its own. */
const titleOf = (who: Page, index: number) => who.locator(`[data-path="sections.${index}.title.en"]`);

/** The sections whose titles two people change. */
const TYPED_SECTIONS = [1, 2, 3, 4] as const;

const sectionOf = (round: number): number => TYPED_SECTIONS[round % TYPED_SECTIONS.length] ?? 1;

/** Types words at the end of the title of a section. */
async function typeAtEnd(who: Page, index: number, words: string): Promise<void> {
  await sections(who).nth(index).locator('[data-row]').click();
  await titleOf(who, index).press('ControlOrMeta+End');
  await titleOf(who, index).pressSequentially(words);
  await titleOf(who, index).blur();
}

/** What a page says, and has in its fields, with each section open whose title was changed. */
async function shownTo(who: Page): Promise<string> {
  const shown: string[] = [];
  for (const index of TYPED_SECTIONS) {
    await sections(who).nth(index).locator('[data-row]').click();
    await expect(titleOf(who, index)).toBeVisible();
    const words = (body: HTMLElement) =>
      [body.innerText, ...[...body.querySelectorAll('textarea')].map(({ value }) => value)].join('\n');
    shown.push(await who.locator('body').evaluate(words));
  }
  return shown.join('\n');
}

/** Lets two people change titles of one page in turns. Returns what each of them has typed. */
async function typeInTurns(rider: Page, other: Page, rounds: number, pass: (round: number) => Promise<void>) {
  const typed: string[] = [];
  for (let round = 0; round < rounds; round++) {
    await typeAtEnd(rider, sectionOf(round), ` a${round}z`);
    await typeAtEnd(other, sectionOf(round + (round % 3)), ` b${round}z`);
    typed.push(`a${round}z`, `b${round}z`);
    await pass(round);
  }
  return typed;
}

/** Connects somebody again, and expects each word in the file, in the history or on the page of one of both. */
async function expectNoneLost(rider: Page, other: Page, typed: readonly string[]): Promise<void> {
  await rider.context().setOffline(false);
  await expect(rider.getByText('Not connected')).toBeHidden({ timeout: 60_000 });
  for (const who of [rider, other])
    await expect(who.getByRole('status').filter({ hasText: /^(No connection|Sending|Not saved yet)/ })).toBeHidden({
      timeout: 120_000,
    });
  const texts = [server.read(ABOUT), textsOfHistory(), await shownTo(rider), await shownTo(other)].join('\n');
  expect(typed.filter((words) => !texts.includes(words))).toEqual([]);
}

test('loses no word of two people on one page, one of them without a connection for thirty minutes @long', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const [rider, other] = [await browser.newPage({ viewport: WIDE }), await browser.newPage({ viewport: WIDE })];
  // Half an hour passes on the rider's clock; nobody needs a minute for a word.
  await rider.clock.install();
  for (const who of [rider, other]) await openAbout(who);
  await canOpenOffline(rider);
  await rider.context().setOffline(true);
  const typed = await typeInTurns(rider, other, RIDE_MINUTES, async (minute) => {
    await expect(kept(rider)).toContainText(`${minute + 1} change`);
    await rider.clock.fastForward('01:00');
    if (minute % 10 === 9) await rider.reload();
  });
  await expectNoneLost(rider, other, typed);
  for (const who of [rider, other]) await who.context().close();
});

test('loses no word of two people with cuts and reloads @long', async ({ browser }) => {
  test.setTimeout(1_800_000);
  const other = await browser.newPage({ viewport: WIDE });
  await openAbout();
  await canOpenOffline();
  await openAbout(other);
  const typed = await typeInTurns(page, other, CUT_ROUNDS, async (round) => {
    await expect(
      kept()
        .or(page.getByText(/^Saved/))
        .or(page.getByRole('alert'))
        .first(),
    ).toBeVisible();
    if (round % 7 === 6) await page.reload();
    await page.context().setOffline(round % 5 !== 4);
  });
  await expectNoneLost(page, other, typed);
  await other.close();
});
