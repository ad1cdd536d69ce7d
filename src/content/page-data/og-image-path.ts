import { hasAddress } from '../read/page-paths.ts';
import type { RegionPage } from './routes.ts';

/** Above this number of entries, they share one image: drawing an image takes longer than rendering fifty pages. */
const MAX_ENTRY_IMAGES = 500;

/** Returns whether each of this many entries has its own image. */
export const hasOwnOgImages = (entries: number): boolean => entries <= MAX_ENTRY_IMAGES;

/**
 * Returns the path of a page's Open Graph image. Alias addresses use the image of their canonical page; the root, and
 * pages without an address, use the image of the region's home page.
 * @param ownOgImages whether each entry has its own image; otherwise it uses that of its parent page
 */
export function ogImagePath({ region, canonicalPath, page, entry, list }: RegionPage, ownOgImages: boolean): string {
  const own = list ? page.path : canonicalPath;
  const path = entry && !ownOgImages ? (page.parents.at(-1) ?? '') : own;
  const name = path !== '' && hasAddress(page.path) ? path : 'home';
  return `/og/${region}/${name}.png`;
}
