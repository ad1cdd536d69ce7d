import type { ConsentPreferences } from './consent-signals.ts';

/** Which cookies each purpose brings along. */
const ANALYTICS_COOKIE = /^_ga/;
const MARKETING_COOKIE = /^_gcl/;

/** A host and the domains above it, without the bare top level: `www.example.com`, `example.com`. */
const domainsOf = (host: string): string[] => {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_part, index) => parts.slice(index).join('.'));
};

const isRefused = (name: string, { analytics, marketing }: ConsentPreferences): boolean =>
  (!analytics && ANALYTICS_COOKIE.test(name)) || (!marketing && MARKETING_COOKIE.test(name));

/**
 * The lines that, written to `document.cookie`, remove what a visitor has not allowed. A cookie does not tell for which
 * domain it was set, so each is removed for the host and for every domain above it.
 */
export function removalsOf(cookies: string, host: string, allowed: ConsentPreferences): string[] {
  const names = cookies.split(';').map((pair) => (pair.split('=')[0] ?? '').trim());
  const places = ['', ...domainsOf(host).map((domain) => `; domain=${domain}`)];
  return names
    .filter((name) => isRefused(name, allowed))
    .flatMap((name) => places.map((place) => `${name}=; max-age=0; path=/${place}`));
}

/** Removes the tracking cookies that a visitor has not allowed. */
export function removeTrackingCookies(allowed: ConsentPreferences): void {
  try {
    for (const removal of removalsOf(document.cookie, location.hostname, allowed)) document.cookie = removal;
  } catch {
    // A page without an origin, for example in a sandboxed frame, has no cookies: reading them throws.
  }
}
