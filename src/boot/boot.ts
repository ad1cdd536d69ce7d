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
  const { entry, styles, frame } = dataset;
  if (!entry) return;
  let loading: Promise<unknown> | undefined;
  const load = () => {
    if (frame && !loading) preload(frame);
    loading ??= (styles ? loadStyles(styles) : Promise.resolve())
      .then(() => import(/* @vite-ignore */ entry))
      .catch(() => clicks.giveUp());
  };
  const clicks = holdEarlyClicks(load);
  window.pageReady = clicks.release;
  addEventListener('load', () => whenIdle(load));
}

/**
 * The whole stylesheet, before anything appears that the page as it was loaded did not have. Where the page links it
 * already, that link goes with the section that it stands in; this one stays.
 */
const loadStyles = (href: string): Promise<unknown> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });

/** Asks for data beside the script that will ask for it. */
function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: IDLE_LIMIT }) : setTimeout(task, 200);

boot();
