import type { LoadedSite } from '../content/load-content.ts';
import { sitemap } from '../content/outputs/sitemap.ts';
import { webManifest } from '../content/outputs/web-manifest.ts';
import { siteRouteAt } from '../content/page-data/ghost-routes.ts';
import { newAddressAt } from '../content/page-data/old-addresses.ts';
import { pageDataAt, renderRequestAt, type RenderRequest } from '../content/page-data/render-requests.ts';
import { templateRequestAt } from '../content/page-data/template-page.ts';

/** The response to a request for the site as it's being edited. */
export interface DraftAnswer {
  status: number;
  /** Media type, without the character set. */
  type: string;
  body: string;
  /** Where a redirect leads. */
  location?: string;
}

/**
 * Answers a request for the site as it's being edited.
 * @param ground the brand's background color
 * @returns the page to render, or `undefined` for a file
 */
export function draftAnswer(
  site: LoadedSite,
  { pathname: path, search }: URL,
  ground: () => string,
): DraftAnswer | { page: RenderRequest } | undefined {
  const key = /^\/page-data\/(.+)\.json$/.exec(path)?.[1];
  if (key) {
    const document = pageDataAt(site, decodeURIComponent(key));
    return document
      ? { status: 200, type: 'application/json', body: JSON.stringify(document) }
      : { status: 404, type: 'application/json', body: 'null' };
  }
  if (path === '/site.webmanifest')
    return { status: 200, type: 'application/manifest+json', body: webManifest(site, ground()) };
  if (path.includes('sitemap'))
    return {
      status: 200,
      type: path === '/sitemap.xml' ? 'application/xml' : 'text/plain',
      body: sitemap(site.content, site.model, site.day),
    };
  const moved = properAddress(site, path);
  if (moved !== undefined) return { status: 301, type: 'text/plain', body: '', location: moved + search };
  if (/\.[a-z0-9]{2,5}$/i.test(path) || path.startsWith('/@')) return undefined;
  return { page: templateRequestAt(site, path) ?? renderRequestAt(site, path) };
}

/** Returns where an old address leads, or that of a page which was requested with a slash at the end, as hosts do. */
function properAddress(site: LoadedSite, path: string): string | undefined {
  const [, address = path] = /^(\/[^/]+\/.+)\/$/.exec(path) ?? [];
  return newAddressAt(site.content, address) ?? (address !== path && siteRouteAt(site, address) ? address : undefined);
}
