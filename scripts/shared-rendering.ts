import type { SiteRoute } from '../src/content/routes.ts';
import { fileOf, keyOf, type BuildPage } from '../src/content/site-build.ts';
import { isMarkedIn } from '../src/layout/current-page.ts';
import { regionPath } from '../src/regions/region-path.ts';
import type { LayoutDocument } from '../src/schema/document.ts';
import type { OutputFile } from './ssg/render-entry.ts';

/**
 * Stands where a page names its own address, while it is rendered for all of its addresses at once. Unicode keeps this
 * character for use within programs (The Unicode Standard, section 23.7).
 */
const MARK = '\uFDD0';

const marked = new WeakMap<LayoutDocument, boolean>();

/** Whether the words around a page hold the mark themselves. */
function holdsMark(layout: LayoutDocument): boolean {
  const known = marked.get(layout) ?? JSON.stringify(layout).includes(MARK);
  marked.set(layout, known);
  return known;
}

/** Addresses at which the same page is found. */
export type Addresses = readonly [SiteRoute, ...SiteRoute[]];

/** A page as it is rendered once, and the addresses that this serves. */
interface SharedRendering {
  request: BuildPage;
  at: Addresses;
}

/**
 * How often a page is rendered for its addresses: once, for it differs nowhere but where it names the address itself, in
 * links to other regions and in what it tells its script. But a menu that links to one of them marks that link there.
 * @param text all of the page's document
 */
export function renderingsOf(made: BuildPage, routes: Addresses, text: string): SharedRendering[] {
  if (routes.length === 1) return [{ request: made, at: routes }];
  const { page, layout } = made;
  const isAlike = !text.includes(MARK) && !holdsMark(layout) && !routes.some(({ path }) => isMarkedIn(layout, path));
  if (!isAlike) return routes.map((route) => ({ request: requestAt(made, route), at: [route] }));
  const own = { ...routes[0], pagePath: MARK, path: regionPath(routes[0].region, MARK) };
  return [{ request: { ...made, key: keyOf(own), page: { ...page, path: own.path } }, at: routes }];
}

const requestAt = (made: BuildPage, route: SiteRoute): BuildPage => ({
  ...made,
  file: fileOf(route.path),
  url: route.path,
  key: keyOf(route),
  page: { ...made.page, path: route.path },
});

/** A rendered page, to be written for each of its addresses. */
export function pageOutput({ request, at }: SharedRendering, content: string): OutputFile {
  const of = at.map(({ path, pagePath }) => ({ file: fileOf(path), word: pagePath }));
  return { file: request.file, content, ...(of.length > 1 && { variants: { mark: MARK, of } }) };
}
