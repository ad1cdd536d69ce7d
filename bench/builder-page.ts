import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { REGIONS } from '../tests/support/builder-frames.ts';
import { sentRequests } from '../tests/support/shell-cost.ts';
import {
  watchKeys,
  watchOpening,
  type KeyResult,
  type Opening,
  type Watch,
  type WatchedWindow,
} from './builder-watch.ts';

/** Longest wait for an effect, in milliseconds: long enough for a slow device. */
const TIMEOUT_MS = 90_000;

/** Pause after which nothing is under way any more, in milliseconds: the builder reads everything again after 600. */
const SETTLED_MS = 1_200;

/** Shortest and longest pause between two letters of a person who types, in milliseconds. */
const PAUSE_MS = { shortest: 60, longest: 120 };

/** Letters typed without a longer pause. */
const WORD = 'words';

/** Pause between two of the ten moves, in milliseconds: with the look at the list, all take less than two seconds. */
const MOVE_PAUSE_MS = 120;

/** Moves of one section: 1 is down, -1 is up. The section ends two places further down. */
const TEN_MOVES = [1, 1, -1, 1, 1, -1, 1, -1, -1, 1] as const;

/** Names of the fields for a section's title, and the regions that show them. */
const TITLES = [
  { name: 'Title, English', regions: ['USA', 'EU'] },
  { name: 'Title, Danish', regions: ['Denmark'] },
] as const;

/** Returns a pause between two letters; the pauses of a row of letters differ, and are the same in every run. */
const pauseOf = (index: number) => PAUSE_MS.shortest + ((index * 37) % (PAUSE_MS.longest - PAUSE_MS.shortest + 1));

/** Creates a browser profile whose pages are measured. Its cache fills with the first opening. */
export async function watchedContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1680, height: 1000 }, reducedMotion: 'reduce' });
  // Functions passed to the page were compiled for Node and call this.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(watchOpening, { frameCount: REGIONS.length, timeoutMs: TIMEOUT_MS });
  await context.addInitScript(watchKeys);
  return context;
}

/**
 * Opens the builder with the home page in a new tab, and closes it again.
 * @param prepare prepares the tab, for example for a slow connection
 */
export async function measureOpening(
  context: BrowserContext,
  origin: string,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<Opening & { requests: number }> {
  const page = await context.newPage();
  await prepare(page);
  const requests = await sentRequests(page);
  await page.goto(`${origin}/_builder/?page=/`, { waitUntil: 'commit' });
  const opening = await page.evaluate(() => (window as unknown as WatchedWindow).opening);
  await page.close();
  return { ...opening, requests: requests.size };
}

/** A tab with the builder, in which keys are pressed and measured. */
export class BuilderPage {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Opens the builder with the page about the owner. */
  static async open(context: BrowserContext, origin: string): Promise<BuilderPage> {
    const page = await context.newPage();
    await page.goto(`${origin}/_builder/?page=/about-me`);
    await page.evaluate(() => (window as unknown as WatchedWindow).opening);
    const skip = page.getByRole('button', { name: 'Skip the tour' });
    if (await skip.isVisible()) await skip.click();
    return new BuilderPage(page);
  }

  readonly close = () => this.#page.close();

  /** Waits until everything is saved and the server isn't asked for anything more. */
  readonly settled = () => sleep(SETTLED_MS);

  #rows() {
    return this.#page.getByRole('list', { name: 'Sections', exact: true }).locator('[data-row]');
  }

  #field(name: string) {
    return this.#page.getByRole('form').getByRole('textbox', { name, exact: true }).first();
  }

  async #openFile(name: string): Promise<void> {
    const pages = this.#page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('textbox').fill(name);
    await pages.getByText(name, { exact: true }).first().click();
    await this.#page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await pages.getByRole('textbox').fill('');
  }

  async #expect(watch: Watch | undefined): Promise<void> {
    await this.#page.evaluate((next) => Object.assign(window, { watch: next }), watch);
  }

  /** Waits for the effect of every key that was measured since the last call. */
  async #results(): Promise<KeyResult[]> {
    await this.#expect(undefined);
    return this.#page.evaluate(() => Promise.all((window as unknown as WatchedWindow).results.splice(0)));
  }

  /** Types a word into a field that has a word already, with the pauses of a person, or with the same pause before each letter. */
  async #typeWord(name: string, regions: readonly string[], pauseMs: number | undefined): Promise<KeyResult[]> {
    await this.#field(name).click();
    await this.#page.keyboard.press('End');
    await this.#expect({ kind: 'words', regions });
    for (const [index, letter] of [...WORD].entries()) {
      await sleep(pauseMs ?? pauseOf(index));
      await this.#page.keyboard.press(letter);
    }
    return this.#results();
  }

  /**
   * Types into the name of the site's owner, which all regions show.
   * @param pauseMs time before each letter; default: as a person types
   */
  async typeName(letters: number, pauseMs?: number): Promise<KeyResult[]> {
    await this.#openFile('Site');
    const before = await this.#field('Person').inputValue();
    const results: KeyResult[] = [];
    while (results.length < letters) {
      results.push(...(await this.#typeWord('Person', REGIONS, pauseMs)));
      // A longer name makes titles that search engines cut off, which the check refuses.
      await this.#field('Person').fill(before);
      await this.settled();
    }
    return results;
  }

  /** Types into the title of a section, a word in English and a word in Danish in turn. */
  async typeTitle(letters: number, pauseMs?: number): Promise<KeyResult[]> {
    await this.openSections(1);
    const before = await Promise.all(TITLES.map(({ name }) => this.#field(name).inputValue()));
    for (const { name } of TITLES) await this.#field(name).fill('Title');
    await this.settled();
    const results: KeyResult[] = [];
    while (results.length < letters)
      for (const { name, regions } of TITLES) {
        results.push(...(await this.#typeWord(name, regions, pauseMs)));
        await this.#field(name).fill('Title');
        await this.settled();
      }
    for (const [index, { name }] of TITLES.entries()) await this.#field(name).fill(before[index] ?? '');
    await this.settled();
    return results;
  }

  /** Opens the page about the owner, and selects one of its sections. */
  async openSections(index: number): Promise<void> {
    await this.#openFile('About me');
    await this.#rows().nth(index).click();
    await this.settled();
  }

  /** Presses a key on the second section and undoes it, several times. */
  async arrange(count: number, key: string): Promise<KeyResult[]> {
    const results: KeyResult[] = [];
    for (let run = 0; run < count; run += 1) {
      await this.openSections(1);
      await this.#expect({ kind: 'sections' });
      await this.#page.keyboard.press(key);
      results.push(...(await this.#results()));
      await this.settled();
      await this.#page.keyboard.press('ControlOrMeta+z');
      await this.settled();
    }
    return results;
  }

  /**
   * Moves the second section ten times within two seconds.
   * @returns the places of the sections before, in their order now, and whether the list had each move within two frames
   */
  async tenMoves(): Promise<{ order: number[]; wasListed: boolean }> {
    await this.openSections(1);
    const before = await this.#listedSoon();
    let order = [...before.keys()];
    let [place, wasListed] = [1, true];
    for (const way of TEN_MOVES) {
      await this.#page.keyboard.press(way > 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
      order = order.with(place, order[place + way] ?? 0).with(place + way, order[place] ?? 0);
      place += way;
      const listed = await this.#listedSoon();
      wasListed &&= listed.join('|') === order.map((index) => before[index]).join('|');
      await sleep(MOVE_PAUSE_MS);
    }
    return { order, wasListed };
  }

  #listedSoon(): Promise<string[]> {
    return this.#page.evaluate(() => (window as unknown as WatchedWindow).listedSoon());
  }

  /** Opens the search by key and types a letter into it, several times. */
  async search(count: number): Promise<{ opened: KeyResult[]; found: KeyResult[] }> {
    const opened: KeyResult[] = [];
    const found: KeyResult[] = [];
    for (let run = 0; run < count; run += 1) {
      await this.#expect({ kind: 'search' });
      await this.#page.keyboard.press('ControlOrMeta+k');
      opened.push(...(await this.#results()));
      await this.#expect({ kind: 'results' });
      await this.#page.keyboard.press('g');
      found.push(...(await this.#results()));
      await this.#page.keyboard.press('Escape');
      await this.#page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    return { opened, found };
  }

  /** Moves the second section down and up again, over and over. */
  async moveOften(count: number): Promise<void> {
    await this.openSections(1);
    for (let move = 0; move < count; move += 1) {
      await this.#page.keyboard.press(move % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
      await sleep(PAUSE_MS.shortest);
    }
    await this.settled();
  }
}
