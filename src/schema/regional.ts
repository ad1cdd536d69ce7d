import { recordOf } from '../regions/record-of.ts';
import { z } from 'zod';
import { LANGUAGES } from '../regions/language.ts';
import {
  BASE_REGIONS,
  DEFAULT_REGION,
  isDraftRegion,
  REGION_CODES,
  REGION_NAMES,
  type RegionCode,
} from '../regions/region-code.ts';

/** A value that differs by region. Read it with `valueIn`: drafts, and regions that extend another, may lack theirs. */
export type Regional<T> = Record<RegionCode, T>;

/** The regions in words, for descriptions: `us, eu or dk`. */
export const LISTED_REGIONS = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(REGION_CODES);

/** How a text differs by language or by region, for descriptions: `{ en, da } or { us, eu, dk }`. */
export const VARIANT_KEYS = `{ ${LANGUAGES.join(', ')} } or { ${REGION_CODES.join(', ')} }`;

/** Returns whether a region may lack a value: it's a draft, or takes the value of the region that it extends. */
const mayLack = (code: RegionCode): boolean => isDraftRegion(code) || BASE_REGIONS[code] !== undefined;

/**
 * A value for each region: `{ us: …, eu: …, dk: … }`, all required but those of drafts and of regions that extend
 * another.
 */
export const regional = <T extends z.ZodType>(value: T) =>
  z
    .strictObject(
      recordOf(REGION_CODES, (code) => {
        const own = named(value, REGION_NAMES[code]);
        return mayLack(code) ? (own.optional() as unknown as T) : own; // valueIn fills it in
      }),
    )
    .meta({ kind: 'regional' });

/** Returns whose value a region shows: its own, else that of the region it extends, else, in a draft, the default region's. */
export function shownRegion(values: Readonly<Partial<Record<RegionCode, unknown>>>, region: RegionCode): RegionCode {
  for (let code: RegionCode | undefined = region; code; code = BASE_REGIONS[code])
    if (values[code] !== undefined) return code;
  return DEFAULT_REGION;
}

/** Returns the value that a region shows. */
export const valueIn = <T>(values: Readonly<Partial<Record<RegionCode, T>>>, region: RegionCode): T =>
  values[shownRegion(values, region)] as T; // the default region has one, because it extends none and is no draft

/** The value of one region, titled with its name for editors. */
const named = <T extends z.ZodType>(value: T, title: string): T =>
  value.meta({ title, description: value.description ?? `What visitors of the region ${title} see.` });

/** A region's code, as in addresses. */
export const regionCode = () =>
  z.enum(REGION_CODES).meta({ title: 'Region', description: `${LISTED_REGIONS}, as in the address.`, form: '' });

/** The regions in which something is shown, on a section or an item of one; left out, every region shows it. */
export const regions = () =>
  z
    .array(regionCode())
    .min(1)
    .optional()
    .meta({
      title: 'Regions',
      description: 'Only in these regions; left out: in all.',
      form: 'The regions that show it. None chosen: all.',
      default: [...REGION_CODES],
    });

/** Whether a region shows a section, or an item of one. */
export const isShownIn = (item: { regions?: readonly RegionCode[] | undefined }, region: RegionCode): boolean =>
  !item.regions || item.regions.includes(region);

/** What of a list a region shows, without the regions' names. */
export const shownIn = <T extends { regions?: readonly RegionCode[] | undefined }>(
  items: readonly T[],
  region: RegionCode,
): Omit<T, 'regions'>[] =>
  items.filter((item) => isShownIn(item, region)).map(({ regions: _regions, ...item }) => item);
