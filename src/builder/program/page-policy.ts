import type { LoadedSite } from '../../content/load-content.ts';
import { contentSecurityPolicy } from '../../hosting/content-security-policy.ts';
import { embeddedSources } from '../../hosting/embedded-sources.ts';

/**
 * Returns the Content Security Policy of a page in the builder: that of a visitor, without a tag manager. The builder may
 * show it in a frame.
 * @param headScript the inline script of every page
 */
export const pagePolicy = (site: LoadedSite, headScript: string): string =>
  policyWithoutTags(site, headScript).replace("frame-ancestors 'none'", "frame-ancestors 'self'");

/** Returns the policy that visitors get, without a tag manager. */
export function policyWithoutTags({ content, model }: LoadedSite, headScript: string): string {
  const { tagManagerId: _tags, ...services } = content.site;
  return contentSecurityPolicy(services, [headScript], embeddedSources({ content, model }));
}

/**
 * Returns the policy of the shell where people sign in: it runs the scripts that the page itself names, and what they load.
 * Its parts set styles as they're shown.
 * @param nonce that of the page's scripts, another one in each response
 */
export const shellPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

/** The policy of everything else where people sign in: files and answers, which run nothing. */
export const FILE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');
