import { hasAddress } from './page-paths.ts';
import type { RegionPage } from './routes.ts';

/**
 * With more case studies than this they have one picture together. A picture takes longer to draw than fifty pages to
 * render.
 */
const MOST_CASE_PICTURES = 500;

/** Whether each of so many case studies has a picture of its own. */
export const hasOwnPictures = (caseStudies: number): boolean => caseStudies <= MOST_CASE_PICTURES;

/**
 * The address of the picture that is shown where a page is shared. Twin addresses have their canonical's; the root and
 * pages without an address of their own have that of the region's home page.
 * @param ownPictures whether each case study has one of its own; else it has that of the page above it
 */
export function sharePicturePath({ region, canonicalPath, page, study }: RegionPage, ownPictures: boolean): string {
  const path = study && !ownPictures ? (page.parents.at(-1) ?? '') : canonicalPath;
  const name = path !== '' && hasAddress(page.path) ? path : 'home';
  return `/og/${region}/${name}.png`;
}
