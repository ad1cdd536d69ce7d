import { z } from 'zod';
import { recordOf } from '../data/plain.ts';
import { defaultRegionOf, isDraftRegion, type RegionCode, type SiteRegions } from '../regions/site-regions.ts';
import { dependsOnRegions, schemaFor } from './schema-for.ts';
import type { SizedImage } from './image.ts';
import type { LocalizedText } from './text.ts';

/** A value that differs by region. Read it with `valueIn`: drafts, and regions that extend another, may lack theirs. */
export type Regional<T> = Record<RegionCode, T>;

/** Returns whether a region may lack a value: it's a draft, or takes the value of the region that it extends. */
const mayLack = (regions: SiteRegions, code: RegionCode): boolean =>
  isDraftRegion(regions, code) || regions.bases[code] !== undefined;

/**
 * A value for each region: `{ us: …, eu: …, dk: … }`, all required but those of drafts and of regions that extend
 * another.
 */
export const regional = <T extends z.ZodType>(value: T): z.ZodType<Regional<z.output<T>>> =>
  dependsOnRegions(
    z.record(z.string(), value) as unknown as z.ZodType<Regional<z.output<T>>>, // the regions are those of the site
    (regions) =>
      z.strictObject(
        recordOf(regions.codes, (code) => {
          const own = named(schemaFor(regions, value), regions.names[code]);
          return mayLack(regions, code) ? own.optional() : own; // valueIn fills it in
        }),
      ),
  ).meta({ kind: 'regional' });

/** Returns whose value a region shows: its own, else that of the region it extends, else, in a draft, the default region's. */
export function shownRegion(
  values: Readonly<Partial<Record<RegionCode, unknown>>>,
  region: RegionCode,
  regions: SiteRegions,
): RegionCode {
  for (let code: RegionCode | undefined = region; code; code = regions.bases[code])
    if (values[code] !== undefined) return code;
  return defaultRegionOf(regions);
}

/** Returns the value that a region shows. */
export const valueIn = <T>(
  values: Readonly<Partial<Record<RegionCode, T>>>,
  region: RegionCode,
  regions: SiteRegions,
): T => values[shownRegion(values, region, regions)] as T; // the default region has one, because it extends none and is no draft

/** The value of one region, titled with its name for editors. */
const named = (value: z.ZodType, title: string): z.ZodType =>
  value.meta({ title, description: value.description ?? 'What visitors of this region see.' });

/** A region's code, as in addresses. */
export const regionCode = (): z.ZodType<RegionCode> =>
  dependsOnRegions(
    z.string() as unknown as z.ZodType<RegionCode>, // the codes are those of the site
    ({ codes, names }) => z.enum(codes).meta({ labels: recordOf(codes, (code) => names[code]) }),
  ).meta({ title: 'Region', description: 'The code of a region, as in the address.', form: '' });

/** The regions in which something is shown, on a section or an item of one; left out, every region shows it. */
export const regions = () => {
  const general = z.array(regionCode()).min(1).optional();
  return dependsOnRegions(general, (all) =>
    z
      .array(schemaFor(all, regionCode()))
      .min(1)
      .optional()
      .meta({ default: [...all.codes] }),
  ).meta({
    title: 'Regions',
    description: 'Only in these regions; left out: in all.',
    form: 'The regions that show it. None chosen: all.',
  });
};

/** Whether a region shows a section, or an item of one. */
export const isShownIn = (item: { regions?: readonly RegionCode[] | undefined }, region: RegionCode): boolean =>
  !item.regions || item.regions.includes(region);

/** What of a list a region shows, without the regions' names. */
export const shownIn = <T extends { regions?: readonly RegionCode[] | undefined }>(
  items: readonly T[],
  region: RegionCode,
): Omit<T, 'regions'>[] =>
  items.filter((item) => isShownIn(item, region)).map(({ regions: _regions, ...item }) => item);

/**
 * Content for one region, as a component gets it: a text is a string in the region's language, a regional value is the
 * region's own, and an image has its size.
 */
export type Localized<T> = T extends { src: string; alt: LocalizedText }
  ? SizedImage
  : T extends LocalizedText
    ? string
    : T extends Regional<infer V>
      ? Localized<V>
      : T extends readonly (infer U)[]
        ? Localized<U>[]
        : T extends object
          ? { [K in keyof T]: Localized<T[K]> }
          : T;

/** The greatest amount, with nine digits: also a year's budget in rupiah has no more. */
const MAX_AMOUNT = 999_999_999;

/** A whole amount in the region's currency. */
const amount = () =>
  z
    .int()
    .positive()
    .max(MAX_AMOUNT)
    .meta({ title: 'Amount', description: 'A whole number without separators, in the currency of the region.' });

/**
 * A price in the currency of each region, in whole units: `{ us: 700, eu: 600, dk: 4500 }`. The component gets the number of its region;
 * `formatPrice` in `toProps` writes it with the currency.
 *
 * @example
 * price: price().meta({ title: 'Price', description: 'What a month costs.' }),
 * // In the definition:
 * toProps: (fields, { region }) => ({ ...fields, price: formatPrice(fields.price, region) }),
 */
export const price = () => regional(amount());
