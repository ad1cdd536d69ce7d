import { plainText } from './text.ts';
import { z } from 'zod';
import { recordOf } from '../data/plain.ts';
import type { Region, RegionCode } from '../regions/site-regions.ts';
import { dependsOnRegions } from './schema-for.ts';
import { countryCode, flagEmoji } from './country.ts';

const format = (title: string, description: string) =>
  z
    .string()
    .includes('{amount}')
    .meta({ title, description: `${description} {amount} is the number.` });

/** More units of any currency than a dollar has ever bought in this century, but for hyperinflations. */
const MAX_DOLLAR_RATE = 10_000_000;

/** How a region writes money. A region that extends another takes these from it. */
const money = {
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'A currency is its ISO code, for example DKK.')
    .meta({ title: 'Currency', description: 'The three letters of the currency, for example DKK.' }),
  currencySymbol: plainText('Currency symbol', 'Symbol in the region menu, for example $ or DKK.'),
  priceFormat: format('Price format', 'How the price lists write an amount.'),
  convertedFormat: format('Converted format', 'How an amount converted from dollars is written.'),
  dollarRate: z
    .number()
    .positive()
    .max(MAX_DOLLAR_RATE)
    .meta({ title: 'Dollar rate', description: 'What a dollar of a case result is multiplied by.' }),
};

/** The fields that a region takes from the one that it extends, unless it has its own. */
export const INHERITED_FIELDS = Object.keys(money) as readonly (keyof typeof money)[];

const optional = {
  currency: money.currency.optional(),
  currencySymbol: money.currencySymbol.optional(),
  priceFormat: money.priceFormat.optional(),
  convertedFormat: money.convertedFormat.optional(),
  dollarRate: money.dollarRate.optional(),
} satisfies Record<keyof typeof money, z.ZodType>;

/** One region in `content/regions.yaml`. */
export const regionSchema = z
  .strictObject({
    name: plainText('Name', 'Name in the region menu.'),
    flag: flagEmoji(),
    language: z.string().min(1).meta({
      title: 'Language',
      description: 'Language of all texts, and their key: en, da.',
      form: 'The language of all texts of the region.',
    }),
    locale: z.string().min(1).meta({
      title: 'Number and date style',
      description:
        'Language and country, for example da-DK: how numbers and dates are written, and what search engines read.',
      form: 'Language and country, for example da-DK. Numbers and dates are written that way.',
    }),
    label: plainText('Label', 'Short language label beside the flag.'),
    draft: z.boolean().optional().meta({
      title: 'Draft',
      description:
        'true: checked, and shown in development; not published. Missing texts are warnings. Default: false.',
      form: 'Shown while you write, and left out of the published site. Texts may be missing.',
    }),
    extends: z.string().min(1).optional().meta({
      title: 'Extends',
      description:
        'Code of another region. Prices, currency and other values of regions are taken from it unless this one has its own.',
      form: 'Another region. Its prices, currency and other values are used where this region has none of its own.',
    }),
    ...optional,
    countries: z.array(countryCode()).meta({
      title: 'Countries',
      description: 'Two-letter codes of the countries whose visitors get this region.',
      form: 'Visitors from these countries get this region.',
    }),
  })
  .meta({ title: 'Region', description: 'Its language, its currency, and the countries whose visitors land here.' });

/** The same for a region that extends none. */
export const completeRegionSchema = regionSchema.extend(money);

const regionsOf = (codes: readonly RegionCode[]) =>
  z
    .object({
      ...recordOf(codes, () => regionSchema.optional()),
      formerRegions: z.array(z.string().min(1)).optional().meta({
        title: 'Former regions',
        description:
          "Codes of regions that the site no longer has. Their old addresses lead to the default region's pages.",
        form: 'Regions that the site no longer has. Their old addresses lead to the pages of the first region.',
      }),
    })
    .catchall(regionSchema);

/** `content/regions.yaml`: every region by its code, and the codes of regions that the site no longer has. */
export const regionsSchema = dependsOnRegions(regionsOf([]), ({ codes }) => regionsOf(codes)).meta({
  title: 'Regions',
  description: 'Language, currency and countries of each region; the first is the default.',
  form: 'Language, currency and countries of each region. Visitors from elsewhere get the first one.',
  keywords: 'markets countries languages currencies exchange rate markeder lande sprog valuta kurs',
});

/** A region as written in YAML; its key is its code. */
export type RegionEntry = z.output<typeof regionSchema>;

/** A region with what it takes from the one that it extends. */
export type CompleteRegion = Region & { countries: string[] };
