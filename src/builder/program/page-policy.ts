import type { LoadedSite } from '../../content/load-content.ts';
import { contentSecurityPolicy } from '../../hosting/content-security-policy.ts';
import { embeddedSources } from '../../hosting/embedded-sources.ts';

/**
 * Returns the Content Security Policy of a page in the builder: that of a visitor, without a tag manager. The builder may
 * show it in a frame.
 * @param headScript the inline script of every page
 */
export function pagePolicy({ content, model }: LoadedSite, headScript: string): string {
  const { tagManagerId: _tags, ...services } = content.site;
  return contentSecurityPolicy(services, [headScript], embeddedSources({ content, model })).replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  );
}
