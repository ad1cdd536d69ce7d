import { createHash } from 'node:crypto';
import type { ScriptPolicyName } from '../trusted-types/script-policy.ts';
import type { EmbeddedSources } from '../schema/define-section.ts';
import type { Site } from '../schema/site.schema.ts';

/** Site settings that determine which hosts its pages may connect to. */
export type PolicySettings = Pick<Site, 'url' | 'formEndpoint' | 'geolocationEndpoint' | 'tagManagerId'>;

/** Hosts that tag-manager tags load from, send to and draw from: Google's own list. */
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
  /** The policies that Google's scripts create for themselves, some of them repeatedly. */
  policies: ['goog#html', "'allow-duplicates'"],
};

const NO_TAGS: typeof TAGS = { scripts: [], connections: [], frames: [], policies: [] };

/** What a site embeds whose sections embed nothing. */
const NOTHING_EMBEDDED: EmbeddedSources = { frames: [], media: false };

const origins = (...addresses: (string | undefined)[]) =>
  addresses.flatMap((address) => (address ? [new URL(address).origin] : []));

/** Returns the source expression that allows one inline script. */
export const scriptHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the Content Security Policy of a site: its own files, and the hosts of its configured services.
 * @param inlineScripts text of each executable inline script
 * @param embedded what the site's sections embed (decision 76)
 */
export function contentSecurityPolicy(
  settings: PolicySettings,
  inlineScripts: readonly string[],
  embedded: EmbeddedSources = NOTHING_EMBEDDED,
): string {
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
    'frame-src': [...tags.frames, ...embedded.frames],
    'media-src': embedded.media ? ["'self'"] : [],
    // A form sent without script redirects back to the site's own address.
    'form-action': ["'self'", ...(formEndpoint ? origins(formEndpoint, url) : [])],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...policies, ...tags.policies],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
