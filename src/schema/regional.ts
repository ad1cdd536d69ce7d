import { recordOf } from '../regions/record-of.ts';
import { z } from 'zod';
import { REGION_CODES, REGION_NAMES, type RegionCode } from '../regions/region-code.ts';

/** A value that differs by region. */
export type Regional<T> = Record<RegionCode, T>;

/** A value for each of the three regions: `{ us: …, eu: …, dk: … }`, all required. */
export const regional = <T extends z.ZodType>(value: T) =>
  z.strictObject(recordOf(REGION_CODES, (code) => named(value, REGION_NAMES[code]))).meta({ kind: 'regional' });

/** The value of one region, titled with its name for editors. */
const named = <T extends z.ZodType>(value: T, title: string): T =>
  value.meta({ title, description: value.description ?? `What visitors of the region ${title} see.` });

/** A region's code, as in addresses: us, eu or dk. */
export const regionCode = () =>
  z.enum(REGION_CODES).meta({ title: 'Region', description: 'us, eu or dk, as in the address.' });

/** The regions in which something is shown, on a section or an item of one; left out, every region shows it. */
export const regions = () =>
  z
    .array(regionCode())
    .min(1)
    .optional()
    .meta({ title: 'Regions', description: 'Only in these regions; left out: in all.' });

/** Whether a region shows a section, or an item of one. */
export const isShownIn = (item: { regions?: readonly RegionCode[] | undefined }, region: RegionCode): boolean =>
  !item.regions || item.regions.includes(region);

/** What of a list a region shows, without the regions' names. */
export const shownIn = <T extends { regions?: readonly RegionCode[] | undefined }>(
  items: readonly T[],
  region: RegionCode,
): Omit<T, 'regions'>[] =>
  items.filter((item) => isShownIn(item, region)).map(({ regions: _regions, ...item }) => item);
