import type { Browser, Page } from '@playwright/test';

/** Time from a key to what it does, in milliseconds. */
export interface KeyResult {
  list: number;
  frames: number;
}

/** Durations from the request of the builder, in milliseconds. */
interface Opening {
  listed: number;
  complete: number;
  requests: number;
}

const REGIONS = ['USA', 'EU', 'Denmark'];

/** Longest wait for an effect, in milliseconds. */
const MOST_MS = 10_000;

/** Pause after which nothing is under way any more, in milliseconds: the builder reads everything again after 600. */
const SETTLED_MS = 1_200;

/** Letters that are typed and deleted again. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** What is watched after a key. */
type Watch = { kind: 'words'; text: string } | { kind: 'sections' };

/** The page's own functions; see `watchKeys`. */
interface WatchedWindow {
  watch: Watch;
  seen: Promise<KeyResult>;
}

/** The builder in a browser, measured by what its page sees from frame to frame. */
export class BuilderPage {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async #load(browser: Browser, origin: string): Promise<{ page: Page; opening: Opening }> {
    const context = await browser.newContext({ viewport: { width: 1680, height: 1000 } });
    // Functions passed to the page were compiled for Node and call this.
    await context.addInitScript('globalThis.__name = (value) => value');
    const page = await context.newPage();
    let requests = 0;
    page.on('request', () => (requests += 1));
    const start = performance.now();
    await page.goto(`${origin}/_builder/?page=/about-me`, { waitUntil: 'commit' });
    await page.getByRole('list', { name: 'Sections', exact: true }).getByRole('listitem').first().waitFor();
    const listed = performance.now() - start;
    for (const title of REGIONS)
      await page.frameLocator(`iframe[title="${title}"]`).locator('html[data-ready="true"]').waitFor();
    await page
      .locator('figure[aria-busy="false"]')
      .nth(REGIONS.length - 1)
      .waitFor();
    return { page, opening: { listed, complete: performance.now() - start, requests } };
  }

  /** Opens the builder, and closes it again. */
  static async measureOpening(browser: Browser, origin: string): Promise<Opening> {
    const { page, opening } = await BuilderPage.#load(browser, origin);
    await page.context().close();
    return opening;
  }

  /** Opens the builder. */
  static async open(browser: Browser, origin: string): Promise<BuilderPage> {
    const { page } = await BuilderPage.#load(browser, origin);
    await page.evaluate(watchKeys, MOST_MS);
    return new BuilderPage(page);
  }

  readonly close = () => this.#page.context().close();

  #rows() {
    return this.#page.getByRole('list', { name: 'Sections', exact: true }).locator('[data-row]');
  }

  /** Presses a key, and returns how long it took until its effect was seen. */
  async #press(key: string, watch: Watch): Promise<KeyResult> {
    await this.#page.evaluate((next) => Object.assign(window, { watch: next }), watch);
    await this.#page.keyboard.press(key);
    return this.#page.evaluate(() => (window as unknown as WatchedWindow).seen);
  }

  /** Types letters into the name of the site's owner, which a heading shows in every region, and deletes them again. */
  async typeLetters(count: number, pauseMs: number): Promise<number[]> {
    await this.#openFile('Site');
    const input = this.#page.getByRole('form').getByRole('textbox', { name: 'Person', exact: true });
    await input.click();
    await this.#page.keyboard.press('End');
    const before = await input.inputValue();
    const times: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const typed = LETTERS.slice(0, index % LETTERS.length);
      const text = before + typed + (LETTERS[typed.length] ?? '');
      if (typed === '') await input.fill(before);
      await this.#page.waitForTimeout(pauseMs);
      const { frames } = await this.#press(LETTERS[typed.length] ?? '', { kind: 'words', text });
      times.push(frames);
    }
    await input.fill(before);
    await this.#settled();
    return times;
  }

  /** Presses a key on the second section and takes it back, several times. */
  async arrange(count: number, key: string): Promise<KeyResult[]> {
    await this.#openFile('About me');
    await this.#rows().first().waitFor();
    const results: KeyResult[] = [];
    for (let run = 0; run < count; run += 1) {
      await this.#rows().nth(1).click();
      await this.#settled();
      results.push(await this.#press(key, { kind: 'sections' }));
      await this.#settled();
      await this.#page.keyboard.press('ControlOrMeta+z');
      await this.#settled();
    }
    return results;
  }

  /** Moves the second section ten times within two seconds. Returns how often it wasn't where it belongs afterwards. */
  async tenMoves(count: number): Promise<number> {
    await this.#openFile('About me');
    await this.#rows().first().waitFor();
    let wrong = 0;
    for (let run = 0; run < count; run += 1) {
      await this.#rows().nth(1).click();
      const title = await this.#rows().nth(1).textContent();
      const keys = ['Alt+ArrowDown', 'Alt+ArrowDown', 'Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowUp'];
      for (const key of [...keys, ...keys]) await this.#page.keyboard.press(key);
      await this.#settled();
      if ((await this.#rows().nth(3).textContent()) !== title) wrong += 1;
      await this.#rows().nth(3).click();
      for (const key of ['Alt+ArrowUp', 'Alt+ArrowUp']) await this.#page.keyboard.press(key);
      await this.#settled();
    }
    return wrong;
  }

  /** Opens the search and types a word, several times. */
  async search(count: number): Promise<number[]> {
    const times: number[] = [];
    for (let run = 0; run < count; run += 1) {
      await this.#page.keyboard.press('ControlOrMeta+k');
      const dialog = this.#page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('google');
      const start = performance.now();
      await dialog.getByRole('option').first().waitFor();
      times.push(performance.now() - start);
      await this.#page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    return times;
  }

  async #openFile(name: string): Promise<void> {
    const pages = this.#page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('textbox').fill(name);
    await pages.getByText(name, { exact: true }).first().click();
    await this.#page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  }

  /** Waits until everything is saved and the server isn't asked for anything more. */
  readonly #settled = () => this.#page.waitForTimeout(SETTLED_MS);
}

/** Has the page note, for each key, when the list of sections and all frames show something else. Runs in the page. */
function watchKeys(mostMs: number): void {
  const own = window as unknown as WatchedWindow;
  const documents = () => [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument);
  const list = () => document.querySelector('ul[aria-label="Sections"]')?.textContent ?? '';
  const sections = () =>
    documents().map((page) =>
      [...(page?.querySelectorAll('[data-section]') ?? [])].map((one) => one.textContent).join('|'),
    );
  const onKey = ({ key, timeStamp }: KeyboardEvent) => {
    if (['Alt', 'Control', 'Meta'].includes(key)) return;
    const { watch } = own;
    const [listBefore, before] = [list(), sections()];
    const isShown = () =>
      watch.kind === 'words'
        ? documents().every((page) => page?.querySelector('main')?.textContent.includes(watch.text))
        : sections().every((text, index) => text !== before[index]);
    own.seen = new Promise((resolve) => {
      let listed = Number.NaN;
      const look = () => {
        const passed = performance.now() - timeStamp;
        if (Number.isNaN(listed) && list() !== listBefore) listed = passed;
        if (isShown()) requestAnimationFrame(() => resolve({ list: listed, frames: performance.now() - timeStamp }));
        else if (passed > mostMs) resolve({ list: listed, frames: mostMs });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  };
  addEventListener('keydown', onKey, { capture: true });
}
