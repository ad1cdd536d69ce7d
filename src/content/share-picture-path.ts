import { hasAddress } from './page-paths.ts';
import type { SiteRoute } from './routes.ts';

/**
 * The address of the picture that is shown where a page is shared. Twin addresses have their canonical's; the root and
 * pages without an address of their own have that of the region's home page.
 */
export function sharePicturePath({ region, canonicalPath, page }: SiteRoute): string {
  const name = canonicalPath !== '' && hasAddress(page.path) ? canonicalPath : 'home';
  return `/og/${region}/${name}.png`;
}
