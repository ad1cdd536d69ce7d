import { DEFAULT_REGION, isRegionCode, type RegionCode } from '../regions/region-code.ts';
import type { RegionLookup } from '../schema/document.ts';

/** Where the region is kept for the session. */
const STORAGE_KEY = 'region';

/** How long the look-up may take, in milliseconds (specification, section 9). */
export const LOOKUP_TIMEOUT = 3000;

let current: RegionCode | undefined;

/** The region found or chosen in this session, if any. */
export function rememberedRegion(): RegionCode | undefined {
  if (current) return current;
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    if (isRegionCode(stored)) current = stored;
  } catch {
    // Storage is blocked: the region holds for as long as the page is open.
  }
  return current;
}

/** Keeps a region for the rest of the session. */
export function rememberRegion(region: RegionCode): void {
  current = region;
  try {
    sessionStorage.setItem(STORAGE_KEY, region);
  } catch {
    // As above.
  }
}

/**
 * Finds the visitor's region by country. Any failure, and any country that no region lists, gives us, silently.
 * @param lookup its address answers with `{ country_code }`
 */
export async function lookUpRegion({ endpoint, countries }: RegionLookup): Promise<RegionCode> {
  try {
    const response = await fetch(endpoint, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(LOOKUP_TIMEOUT),
    });
    if (!response.ok) return DEFAULT_REGION;
    const { country_code: country } = (await response.json()) as { country_code?: unknown };
    const region = typeof country === 'string' ? countries[country.toUpperCase()] : undefined;
    return isRegionCode(region) ? region : DEFAULT_REGION;
  } catch {
    return DEFAULT_REGION;
  }
}
