import type { Page } from '@playwright/test';

declare global {
  interface Window {
    benchmarked: { painted?: number; begun?: number; done?: number; slowest: number; shift: number };
  }
}

/**
 * Watches, in every document that a page opens from now on: its first paint, the visitor's first click or key and when
 * what it does was drawn, the slowest answer to an interaction, and how much of the page has jumped.
 */
export const watchInteraction = (page: Page, done: string) => page.addInitScript(watch, done);

/** Waits for the first contentful paint. */
export const firstPaint = (page: Page) =>
  page.waitForFunction(() => window.benchmarked.painted !== undefined, undefined, { polling: 10 });

/** Waits until what was begun is done. @returns milliseconds from the click or key until it was drawn */
export async function timeToDone(page: Page): Promise<number> {
  await page.waitForFunction(() => window.benchmarked.done !== undefined, undefined, { polling: 50, timeout: 20_000 });
  return page.evaluate(() => (window.benchmarked.done ?? Number.NaN) - (window.benchmarked.begun ?? Number.NaN));
}

/** Milliseconds from an interaction until the next frame was shown: the slowest of those so far. */
export const slowestInteraction = (page: Page) => page.evaluate(() => window.benchmarked.slowest);

/** How much of the page has jumped so far, as the sum of layout shifts that no visitor brought about. */
export const shiftSoFar = (page: Page) => page.evaluate(() => window.benchmarked.shift);

/** Runs in the page. */
function watch(done: string): void {
  /** Below this many milliseconds a browser does not tell the duration. */
  const untold = 16;
  const figures: Window['benchmarked'] = { slowest: untold, shift: 0 };
  window.benchmarked = figures;
  const observe = (options: PerformanceObserverInit & { durationThreshold?: number }, note: (entry: never) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({
      ...options,
      buffered: true,
    });
  observe({ type: 'paint' }, ({ name, startTime }: PerformanceEntry) => {
    if (name === 'first-contentful-paint') figures.painted = startTime;
  });
  observe({ type: 'event', durationThreshold: untold }, (entry: PerformanceEntry & { interactionId: number }) => {
    if (entry.interactionId > 0) figures.slowest = Math.max(figures.slowest, entry.duration);
  });
  observe({ type: 'layout-shift' }, (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) figures.shift += entry.value;
  });
  const begin = (event: Event) => {
    if (event.isTrusted) figures.begun ??= event.timeStamp;
  };
  addEventListener('click', begin, true);
  addEventListener('keydown', begin, true);
  const look = () => {
    if (figures.begun === undefined || !document.querySelector(done)) return void requestAnimationFrame(look);
    // A message after a frame's callbacks is answered when the frame has been handed to be shown.
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => (figures.done = performance.now()));
    channel.port1.start();
    channel.port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}
