import { BASE_REGIONS, DRAFT_REGIONS, FORMER_REGIONS, REGION_CODES, REGION_NAMES } from '#site-regions';

/** The regions of `content/regions.yaml`, in the order of the region menu: the default one first. */
export { BASE_REGIONS, FORMER_REGIONS, REGION_CODES, REGION_NAMES };

/** A region's code, the first segment of its addresses. */
export type RegionCode = (typeof REGION_CODES)[number];

/** The default region, for a visitor whose country isn't known: the first of `content/regions.yaml`. */
export const DEFAULT_REGION: RegionCode = REGION_CODES[0];

/** Returns whether a path segment is a region code. */
export const isRegionCode = (value: unknown): value is RegionCode =>
  (REGION_CODES as readonly unknown[]).includes(value);

/** Returns whether a region is a draft: checked and shown in development, but not published. */
export const isDraftRegion = (code: RegionCode): boolean => DRAFT_REGIONS.includes(code);
