import { readSiteRegions } from './site-regions.ts';

/**
 * The regions of the project in the working directory: what `#site-regions` is in Node. In a bundle, and in tests, a Vite
 * plugin provides the same (`vite/vite-plugin-site-regions.ts`).
 */
export const {
  REGION_CODES,
  REGION_NAMES,
  REGION_LANGUAGES,
  LANGUAGES,
  DRAFT_REGIONS,
  BASE_REGIONS,
  FORMER_REGIONS,
  UNITS_BEFORE,
  UNITS_BEHIND,
} = readSiteRegions(process.cwd());
