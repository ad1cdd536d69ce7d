import type { ConsentPreferences } from './consent-mode.ts';
import { scriptPolicy } from '../trusted-types/script-policy.ts';
import { pushEvent } from './data-layer.ts';

const SOURCE = 'https://www.googletagmanager.com/gtm.js';

const ADDRESS = /^https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-[A-Z0-9]+$/;

let started = false;

/** Accepts only the URL of the Tag Manager script. @throws for any other URL */
function allowTagManager(address: string): string {
  if (!ADDRESS.test(address)) throw new TypeError(`${address} is not the tag manager.`);
  return address;
}

/** Loads Tag Manager, once, and only if the visitor allows analytics or marketing. */
export function startTagManager(id: string | undefined, { analytics, marketing }: ConsentPreferences): void {
  if (started || !id || !(analytics || marketing)) return;
  started = true;
  pushEvent({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const policy = scriptPolicy('tag-manager', { createScriptURL: allowTagManager });
  const script = document.createElement('script');
  script.async = true;
  script.src = policy.createScriptURL(`${SOURCE}?id=${id}`);
  // A content blocker may block it; that needs no message.
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}
