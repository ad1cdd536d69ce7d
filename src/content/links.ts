import type { RegionCode } from '../regions/region-code.ts';
import { regionPath } from '../regions/region-path.ts';

/** Names of fields that hold a link (see `src/schema/link.ts`). */
const LINK_FIELDS = new Set(['to', 'link']);

/** Puts the region in front of every link to a page of this site, in link fields and in `[words](/page)`. */
export const localiseLinks = <T>(value: T, region: RegionCode): T => walk(value, region) as T; // walk keeps the shape

function walk(value: unknown, region: RegionCode, key = ''): unknown {
  if (typeof value === 'string')
    return LINK_FIELDS.has(key)
      ? inRegion(value, region)
      : value.replace(/\]\((\/[^)\s]*)\)/g, (_whole, path: string) => `](${inRegion(path, region)})`);
  if (Array.isArray(value)) return value.map((item) => walk(item, region));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, region, name)]));
}

/** `/about-me` → `/us/about-me`, `/#pricing` → `/us/#pricing`; other targets stay. */
const inRegion = (target: string, region: RegionCode): string =>
  target.startsWith('/') ? regionPath(region, target) : target;
