/** The three regions of the site, in the order of the region menu (specification, section 3). */
export const REGION_CODES = ['us', 'eu', 'dk'] as const;

/** Names of the regions, for field titles; visitors read those of `content/regions.yaml`. */
export const REGION_NAMES: Readonly<Record<RegionCode, string>> = { us: 'USA', eu: 'EU', dk: 'Denmark' };

/** A region's code, the first segment of its addresses. */
export type RegionCode = (typeof REGION_CODES)[number];

/** The default region for an unknown visitor (specification, section 4). */
export const DEFAULT_REGION: RegionCode = REGION_CODES[0];

/** Returns whether a path segment is a region code. */
export const isRegionCode = (value: unknown): value is RegionCode =>
  (REGION_CODES as readonly unknown[]).includes(value);
