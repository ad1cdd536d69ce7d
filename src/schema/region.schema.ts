import { z } from 'zod';
import { LANGUAGES } from '../regions/language.ts';
import type { Region } from '../regions/region.ts';
import { countryCode, flagEmoji } from './country.ts';
import { regional } from './regional.ts';

const line = (title: string, description: string) => z.string().min(1).meta({ title, description });
const format = (title: string, description: string) =>
  z
    .string()
    .includes('{amount}')
    .meta({ title, description: `${description} {amount} is the number.` });

/** One region in `content/regions.yaml`. */
export const regionSchema = z.strictObject({
  name: line('Name', 'Name in the region menu.'),
  flag: flagEmoji(),
  language: z.enum(LANGUAGES).meta({ title: 'Language', description: 'Language of all texts: en or da.' }),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'A locale is a language, and maybe a country, for example en or da-DK.')
    .meta({
      title: 'Locale',
      description: 'Value of lang and hreflang, for example da-DK; also rules how numbers are written.',
    }),
  label: line('Label', 'Short language label beside the flag.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'A currency is its ISO code, for example DKK.')
    .meta({ title: 'Currency', description: 'ISO code of the currency, for example DKK.' }),
  currencySymbol: line('Currency symbol', 'Symbol in the region menu: $, € or DKK.'),
  priceFormat: format('Price format', 'How the price lists write an amount.'),
  convertedFormat: format('Converted format', 'How an amount converted from dollars is written.'),
  dollarRate: z
    .number()
    .positive()
    .meta({ title: 'Dollar rate', description: 'What a dollar of a case result is multiplied by.' }),
  countries: z
    .array(countryCode())
    .meta({ title: 'Countries', description: 'Two-letter codes of the countries whose visitors get this region.' }),
});

/** `content/regions.yaml`: the three regions. */
export const regionsSchema = regional(
  regionSchema.meta({ description: 'Its language, its currency, and the countries whose visitors land here.' }),
).meta({ title: 'Regions', description: 'Language, currency and countries of each region.' });

/** A region as written in YAML; its key is its code. */
export type RegionEntry = z.output<typeof regionSchema> & Omit<Region, 'code'>;
