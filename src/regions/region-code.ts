/** The three regions of the site, in the order of the region menu (specification, section 3). */
export const REGION_CODES = ['us', 'eu', 'dk'] as const;

/** A region's code, the first segment of its addresses. */
export type RegionCode = (typeof REGION_CODES)[number];

/** The region of a visitor of whom nothing is known (specification, section 4). */
export const DEFAULT_REGION: RegionCode = 'us';

/** Whether a path segment is one of the three region codes. */
export const isRegionCode = (value: unknown): value is RegionCode =>
  (REGION_CODES as readonly unknown[]).includes(value);
