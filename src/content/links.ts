import type { RegionCode } from '../regions/region-code.ts';
import { regionPath } from '../regions/region-path.ts';

/** Puts the region in front of a link to a page of this site: `/about-me` → `/us/about-me`; other targets stay. */
export const localiseLink = (target: string, region: RegionCode): string =>
  target.startsWith('/') ? regionPath(region, target) : target;

/** The same for each `[words](/page)` of a text. */
export const localiseLinks = (words: string, region: RegionCode): string =>
  words.replace(/\]\((\/[^)\s]*)\)/g, (_whole, path: string) => `](${localiseLink(path, region)})`);
