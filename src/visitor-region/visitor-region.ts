import { defaultRegionOf, isRegionCode, type RegionCode, type RegionCodes } from '../regions/site-regions.ts';
import type { RegionLookup } from '../schema/page-data.ts';

/**
 * Origin of a region: chosen in the region menu, or found by the path or the visitor's country. A found region has its own
 * storage key, so that it's never taken for a choice. It is stored only to avoid a second lookup in a session.
 */
export type RegionOrigin = 'chosen' | 'found';

/** Session storage keys by origin. At most one of them is set. */
const STORAGE_KEYS: Readonly<Record<RegionOrigin, string>> = { chosen: 'region', found: 'region-found' };

/** Timeout of the lookup, in milliseconds: after it, the page stays in the default region rather than change late. */
export const LOOKUP_TIMEOUT_MS = 3000;

let current: RegionCode | undefined;

/** Returns the region found or chosen in this session, if any. */
export function rememberedRegion(regions: RegionCodes): RegionCode | undefined {
  if (current) return current;
  try {
    const stored = Object.values(STORAGE_KEYS).map((key) => sessionStorage.getItem(key));
    current = stored.find((code) => isRegionCode(regions, code));
  } catch {
    // Storage is blocked: the region applies until the page is closed.
  }
  return current;
}

/** Stores a region for the session. */
export function rememberRegion(region: RegionCode, origin: RegionOrigin): void {
  current = region;
  try {
    for (const key of Object.values(STORAGE_KEYS)) sessionStorage.removeItem(key);
    sessionStorage.setItem(STORAGE_KEYS[origin], region);
  } catch {
    // As above.
  }
}

/**
 * Looks up the visitor's region by country. Returns the default region on any failure, and for a country that no region lists.
 * @param lookup settings; the endpoint answers `{ country_code }`
 */
export async function lookUpRegion({ endpoint, countries }: RegionLookup, regions: RegionCodes): Promise<RegionCode> {
  const fallback = defaultRegionOf(regions);
  try {
    const response = await fetch(endpoint, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
    });
    if (!response.ok) return fallback;
    const { country_code: country } = (await response.json()) as { country_code?: unknown };
    const region = typeof country === 'string' ? countries[country.toUpperCase()] : undefined;
    return isRegionCode(regions, region) ? region : fallback;
  } catch {
    return fallback;
  }
}
