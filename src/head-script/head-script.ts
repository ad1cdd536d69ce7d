import { applyConsentDefaults } from '../consent/consent-defaults.ts';
import { captureEarlyEvents, type EarlyClicks } from './early-clicks.ts';

declare global {
  interface Window {
    /** Called by the page's script when it has taken over. */
    releaseEarlyClicks?: EarlyClicks['release'];
  }
}

/** A loaded page is painted within this many milliseconds. */
const FIRST_PAINT_DELAY_MS = 200;

/** A busy page gets its script after this many milliseconds anyway. */
const IDLE_TIMEOUT_MS = 4000;

/** The inline script of the head: consent first, then the page's script, after the first paint or at the first interaction. */
function runHeadScript(): void {
  const { dataset } = document.currentScript as HTMLScriptElement; // this is a classic inline script
  applyConsentDefaults(Number(dataset['version']));
  const { entry } = dataset;
  if (!entry) return;
  // Restoring the scroll position after back or reload needs the full height of everything above it.
  // oxlint-disable-next-line typescript/no-deprecated -- its successor costs each page forty bytes more
  if (!performance.navigation.type) document.documentElement.dataset['deferred'] = '';
  let loading: Promise<unknown> | undefined;
  const load = () => {
    loading ??= import(/* @vite-ignore */ entry).catch(() => earlyClicks.abandon());
  };
  const earlyClicks = captureEarlyEvents(load);
  window.releaseEarlyClicks = earlyClicks.release;
  // Somebody waits for the frames of the builder to be ready for edits, not for their first paint.
  if (import.meta.env.SERVER_EVENTS) return addEventListener('DOMContentLoaded', load);
  // A page that loads fast is idle before it is painted, and starting a script then delays the first paint.
  // Safari lacks requestIdleCallback; its setTimeout ignores the options object.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- costs each page twenty bytes more
  onload = () =>
    setTimeout(
      () => (window.requestIdleCallback ?? setTimeout)(load, { timeout: IDLE_TIMEOUT_MS }),
      FIRST_PAINT_DELAY_MS,
    );
}

runHeadScript();
