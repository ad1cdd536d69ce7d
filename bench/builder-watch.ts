/** What a key is expected to change. */
export type Watch =
  /** The field's value is in the pages of these regions, which are the titles of their frames. */
  | { kind: 'words'; regions: readonly string[] }
  /** The list of sections and all frames show something else. */
  | { kind: 'sections' }
  /** The search lists entries. */
  | { kind: 'search' }
  /** The search lists what it finds for the words in its field. */
  | { kind: 'results' };

/** Times from a key to what it does, in milliseconds since the key's event. */
export interface KeyResult {
  /** Until the list of sections differs; `NaN` if something else is watched. */
  list: number;
  /** Until the frame after the one in which all of it is there. */
  all: number;
}

/** Durations since the navigation began, in milliseconds. */
export interface Opening {
  /** Until the first section is listed. */
  listed: number;
  /** Until all frames show the page and know its fields. */
  complete: number;
}

/** What `watchOpening` and `watchKeys` put into the page. */
export interface WatchedWindow {
  opening: Promise<Opening>;
  /** Resolves with the time since `begin` in the first frame in which something is there, in milliseconds. */
  once: (isThere: () => boolean, begin: number) => Promise<number>;
  /** The entries of the list of sections. */
  rows: () => Element[];
  /** What the next keys are expected to change; `undefined`: keys aren't measured. */
  watch: Watch | undefined;
  /** A result for each key. */
  results: Promise<KeyResult>[];
  /** The names of the listed sections, two frames from now. */
  listedSoon: () => Promise<string[]>;
}

/**
 * Measures the opening, from frame to frame. Runs in the page, before its scripts.
 * @param frameCount number of regions that the page is shown in
 * @param timeoutMs longest wait for anything
 */
export function watchOpening({ frameCount, timeoutMs }: { frameCount: number; timeoutMs: number }): void {
  if (window.top !== window) return;
  const own = window as unknown as WatchedWindow;
  const once: WatchedWindow['once'] = (isThere, begin) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const passed = performance.now() - begin;
        if (isThere()) resolve(passed);
        else if (passed > timeoutMs) reject(new Error(`Not seen within ${timeoutMs} ms: ${String(isThere)}`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  const rows = () => [...document.querySelectorAll('ul[aria-label="Sections"] > li')];
  const areComplete = () =>
    document.querySelectorAll('figure[aria-busy="false"]').length === frameCount &&
    [...document.querySelectorAll('iframe')].every(
      ({ contentDocument: page }) => page?.documentElement.dataset['ready'] === 'true',
    );
  own.once = once;
  own.rows = rows;
  own.opening = Promise.all([once(() => rows().length > 0, 0), once(areComplete, 0)]).then(([listed, complete]) => ({
    listed,
    complete,
  }));
}

/** Measures what keys do, from frame to frame, where `watchOpening` runs. Runs in the page, after it. */
export function watchKeys(): void {
  if (window.top !== window) return;
  const own = window as unknown as WatchedWindow;
  const { once, rows } = own;
  const names = () => rows().map((row) => row.getAttribute('aria-label') ?? '');
  const list = () =>
    `${names().join('|')} ${rows()
      .map((row) => row.hasAttribute('data-hidden'))
      .join('|')}`;
  const frames = () => [...document.querySelectorAll('iframe')];
  const sections = () =>
    frames().map(({ contentDocument: page }) =>
      [...(page?.querySelectorAll('[data-section]') ?? [])].map((one) => one.getAttribute('data-section')).join('|'),
    );
  const inSearch = (selector: string) => document.querySelector(`[role="dialog"] ${selector}`);
  const hasOptions = () => inSearch('[role="option"]') !== null;
  /** Returns what tells whether the expected change is there. */
  const expectChange = (watch: Watch, { key, target }: KeyboardEvent): (() => boolean) => {
    const before = sections();
    if (watch.kind === 'sections') return () => sections().every((text, index) => text !== before[index]);
    if (watch.kind === 'search') return hasOptions;
    if (watch.kind === 'results') return () => hasOptions() && inSearch('[role="status"]')?.textContent !== '';
    const wanted = (target as HTMLInputElement).value + key; // letters are typed at the end of a field
    const watched = frames().filter(({ title }) => watch.regions.includes(title));
    // Typography puts other spaces between some words.
    const textOf = (page: Document | null) => page?.body.textContent.replaceAll(/\s+/g, ' ');
    return () => watched.every(({ contentDocument: page }) => textOf(page)?.includes(wanted));
  };
  const measure = async (event: KeyboardEvent, watch: Watch): Promise<KeyResult> => {
    const listBefore = list();
    const begin = event.timeStamp;
    const [inList] = await Promise.all([
      watch.kind === 'sections' ? once(() => list() !== listBefore, begin) : Number.NaN,
      once(expectChange(watch, event), begin),
    ]);
    return { list: inList, all: await once(() => true, begin) };
  };
  own.results = [];
  own.listedSoon = async () => {
    await once(() => true, performance.now());
    await once(() => true, performance.now());
    return names();
  };
  const onKey = (event: KeyboardEvent) => {
    if (own.watch && !['Alt', 'Control', 'Meta'].includes(event.key)) own.results.push(measure(event, own.watch));
  };
  addEventListener('keydown', onKey, { capture: true });
}
