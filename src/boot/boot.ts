import { bootConsent } from '../consent/consent-boot.ts';
import { holdEarlyClicks } from './early-clicks.ts';

declare global {
  interface Window {
    /** Called by the page's script when it has taken over. */
    pageReady?: () => void;
  }
}

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
  addEventListener('load', () => whenIdle(load));
}

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: IDLE_LIMIT }) : setTimeout(task, 200);

boot();
