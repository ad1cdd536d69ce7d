import { bootConsent } from '../consent/consent-boot.ts';
import { holdEarlyClicks } from './early-clicks.ts';

declare global {
  interface Window {
    /** Called by the page's script when it has taken over. */
    pageReady?: () => void;
  }
}

/** Within so many milliseconds a page that is loaded is painted. */
const PAINT = 200;

/** A page that is busy for so many milliseconds gets its script all the same. */
const IDLE_LIMIT = 4000;

/** The small script in the head: consent before anything else, then the page's script, late. */
function boot(): void {
  const { dataset } = document.currentScript as HTMLScriptElement; // this is a classic inline script
  bootConsent(Number(dataset['version']));
  const { entry } = dataset;
  if (!entry) return;
  // Who comes back, or loads the page again, is brought to the place where they were: all that is above it must have its height.
  // oxlint-disable-next-line typescript/no-deprecated -- its successor costs each page forty bytes more
  if (!performance.navigation.type) document.documentElement.dataset['rest'] = '';
  let loading: Promise<unknown> | undefined;
  const load = () => {
    loading ??= import(/* @vite-ignore */ entry).catch(() => clicks.giveUp());
  };
  const clicks = holdEarlyClicks(load);
  window.pageReady = clicks.release;
  // A page that is loaded soon is idle before it is painted, and a script that is begun then delays the first paint.
  // Safari has no idle time to wait for, and takes what limits that wait for no time at all.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- costs each page twenty bytes more
  onload = () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(load, { timeout: IDLE_LIMIT }), PAINT);
}

boot();
