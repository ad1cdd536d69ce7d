import type { ConsentPreferences } from './consent-signals.ts';
import { scriptPolicy } from '../trusted-types/script-policy.ts';
import { pushEvent } from './data-layer.ts';

const SOURCE = 'https://www.googletagmanager.com/gtm.js';

const ADDRESS = /^https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-[A-Z0-9]+$/;

let started = false;

/** Lets the tag manager's script alone be loaded, and throws for any other address. */
function allowTagManager(address: string): string {
  if (!ADDRESS.test(address)) throw new TypeError(`${address} is not the tag manager.`);
  return address;
}

/** Loads the tag manager, once, and only for a visitor who allows analytics or marketing. */
export function startTagManager(id: string | undefined, { analytics, marketing }: ConsentPreferences): void {
  if (started || !id || !(analytics || marketing)) return;
  started = true;
  pushEvent({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const policy = scriptPolicy('tag-manager', { createScriptURL: allowTagManager });
  const script = document.createElement('script');
  script.async = true;
  script.src = policy.createScriptURL(`${SOURCE}?id=${id}`);
  // Where a blocker refuses it, the visitor has nothing to learn from that.
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}
