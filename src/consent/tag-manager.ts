import type { ConsentPreferences } from './consent-signals.ts';
import { pushEvent } from './data-layer.ts';

const SOURCE = 'https://www.googletagmanager.com/gtm.js';

let started = false;

/** Loads the tag manager, once, and only for a visitor who allows analytics or marketing. */
export function startTagManager(id: string | undefined, { analytics, marketing }: ConsentPreferences): void {
  if (started || !id || !(analytics || marketing)) return;
  started = true;
  pushEvent({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SOURCE}?id=${encodeURIComponent(id)}`;
  // Where a blocker refuses it, the visitor has nothing to learn from that.
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}
