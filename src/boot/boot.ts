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
