import { createHash } from 'node:crypto';
import type { ScriptPolicyName } from '../trusted-types/script-policy.ts';
import type { Site } from '../schema/site.schema.ts';

/** The settings of a site that decide which hosts its pages may talk to. */
export type PolicySettings = Pick<Site, 'url' | 'formEndpoint' | 'geolocationEndpoint' | 'tagManagerId'>;

/** Where the tag manager's tags, if there are any, load from, send to and draw from: Google's own list for them. */
const TAGS = {
  scripts: ['https://www.googletagmanager.com'],
  connections: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://pagead2.googlesyndication.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ],
  frames: ['https://www.googletagmanager.com'],
  /** The policy that Google's scripts make for themselves, each of them once more. */
  policies: ['goog#html', "'allow-duplicates'"],
};

const NO_TAGS: typeof TAGS = { scripts: [], connections: [], frames: [], policies: [] };

const origins = (...addresses: (string | undefined)[]) =>
  addresses.flatMap((address) => (address ? [new URL(address).origin] : []));

/** The source expression that allows one inline script, by its text. */
export const scriptHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content Security Policy of a site: nothing but its own files, and the hosts of the services that it is set to use.
 * @param inlineScripts text of each executable inline script
 */
export function contentSecurityPolicy(settings: PolicySettings, inlineScripts: readonly string[]): string {
  const { url, formEndpoint, geolocationEndpoint, tagManagerId } = settings;
  const tags = tagManagerId ? TAGS : NO_TAGS;
  const policies: ScriptPolicyName[] = tagManagerId ? ['head-data', 'tag-manager'] : ['head-data'];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(scriptHash), ...tags.scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", ...tags.connections],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins(formEndpoint, geolocationEndpoint), ...tags.connections],
    'manifest-src': ["'self'"],
    'frame-src': tags.frames,
    // A form that is sent without script comes back to the site's own address.
    'form-action': ["'self'", ...(formEndpoint ? origins(formEndpoint, url) : [])],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...policies, ...tags.policies],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
