import type { Page } from '@playwright/test';

declare global {
  interface Window {
    benchmarked: { painted?: number; begun?: number; done?: number; slowest: number; shift: number };
  }
}

/**
 * Observes every document that a page opens from now on: its first paint, the first click or key press and when its
 * effect was painted, the slowest interaction, and layout shifts.
 */
export const watchInteraction = (page: Page, done: string) => page.addInitScript(watch, done);

/** Waits for the first contentful paint. */
export const firstPaint = (page: Page) =>
  page.waitForFunction(() => window.benchmarked.painted !== undefined, undefined, { polling: 10 });

/**
 * Waits until an interaction took effect.
 * @returns milliseconds from the click or key press until the effect was painted
 */
export async function timeToDone(page: Page): Promise<number> {
  await page.waitForFunction(() => window.benchmarked.done !== undefined, undefined, { polling: 50, timeout: 20_000 });
  return page.evaluate(() => (window.benchmarked.done ?? Number.NaN) - (window.benchmarked.begun ?? Number.NaN));
}

/** Returns the milliseconds from an interaction to the next frame, for the slowest one so far. */
export const slowestInteraction = (page: Page) => page.evaluate(() => window.benchmarked.slowest);

/** Returns the sum of layout shifts not caused by the visitor. */
export const shiftSoFar = (page: Page) => page.evaluate(() => window.benchmarked.shift);

/** Runs in the page. */
function watch(done: string): void {
  /** Minimum duration that browsers report, in milliseconds. */
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
    // A message posted in a frame callback arrives after the frame was submitted.
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => (figures.done = performance.now()));
    channel.port1.start();
    channel.port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}
