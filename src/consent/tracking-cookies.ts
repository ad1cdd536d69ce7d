import type { ConsentPreferences } from './consent-mode.ts';

/** The cookies of each purpose. */
const ANALYTICS_COOKIE = /^_(ga(_.*)?|gid|gat(_.*)?)$/;
const MARKETING_COOKIE = /^_(gcl|gac)_/;

/** A host and the domains above it, without the bare top level: `www.example.com`, `example.com`. */
const domainsOf = (host: string): string[] => {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_part, index) => parts.slice(index).join('.'));
};

const isRefused = (name: string, { analytics, marketing }: ConsentPreferences): boolean =>
  (!analytics && ANALYTICS_COOKIE.test(name)) || (!marketing && MARKETING_COOKIE.test(name));

/**
 * Assignments to `document.cookie` that remove cookies that aren't allowed. A cookie doesn't reveal its domain, so each is
 * removed for the host and for every parent domain.
 */
export function removalsOf(cookies: string, host: string, allowed: ConsentPreferences): string[] {
  const names = cookies.split(';').map((pair) => (pair.split('=')[0] ?? '').trim());
  const domains = ['', ...domainsOf(host).map((domain) => `; domain=${domain}`)];
  return names
    .filter((name) => isRefused(name, allowed))
    .flatMap((name) => domains.map((domain) => `${name}=; max-age=0; path=/${domain}`));
}

/** Removes the tracking cookies that a visitor hasn't allowed. */
export function removeTrackingCookies(allowed: ConsentPreferences): void {
  try {
    for (const removal of removalsOf(document.cookie, location.hostname, allowed)) document.cookie = removal;
  } catch {
    // Reading cookies throws on a page without an origin, for example in a sandboxed frame.
  }
}
