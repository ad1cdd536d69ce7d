import { z } from 'zod';
import { REGION_CODES, type RegionCode } from '../regions/region-code.ts';

/** A value that differs by region. */
export type Regional<T> = Record<RegionCode, T>;

/** A value for each of the three regions: `{ us: …, eu: …, dk: … }`, all required. */
export const regional = <T extends z.ZodType>(value: T) =>
  z
    .strictObject({ us: named(value, 'USA'), eu: named(value, 'EU'), dk: named(value, 'Denmark') })
    .meta({ kind: 'regional' });

/** The value of one region, named so that an editor says whose it is. */
const named = <T extends z.ZodType>(value: T, title: string): T =>
  value.meta({ title, description: value.description ?? `What visitors of the region ${title} see.` });

/** The code of a region, as in addresses: us, eu or dk. */
export const regionCode = () =>
  z.enum(REGION_CODES).meta({ title: 'Region', description: 'us, eu or dk, as in the address.' });
