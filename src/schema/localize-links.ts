import type { RegionCode } from '../regions/site-regions.ts';
import { regionPath } from '../regions/region-path.ts';
import { downloadPath } from './download-path.ts';

/**
 * Prefixes a link to a page of this site with the region: `/about-me` → `/us/about-me`. Leaves other targets unchanged.
 */
export const localizeLink = (target: string, region: RegionCode): string =>
  target.startsWith('/') && !downloadPath.test(target) ? regionPath(region, target) : target;

/** Localizes each `[label](/page)` in a text. */
export const localizeLinks = (text: string, region: RegionCode): string =>
  text.replace(/\]\((\/[^)\s]*)\)/g, (_whole, path: string) => `](${localizeLink(path, region)})`);
