import type { Site } from '../../../editing-protocol/builder/site-methods.ts';
import { currencySigns, readNumber, type NumberReading } from '../../../i18n/read-number.ts';
import type { FormField } from './form-field.ts';
import type { JsonSchema } from './json-schema.ts';
import type { TypedProblem } from './typed-problem.ts';

/** What a number is read with: its field, and the languages and currencies of the site. */
type NumberField = Pick<FormField, 'path' | 'schema'>;
type Regions = Site['regions'];

/** The language of the builder itself, which writes 12.5. */
const OWN_LOCALE = 'en';

/** Reads what is typed into a field as people write numbers in the languages of the site, with the region's currency. */
export function readFieldNumber(text: string, { path, schema }: NumberField, regions: Regions): NumberReading {
  const locales = [...new Set([OWN_LOCALE, ...regions.map(({ locale }) => locale)])];
  const own = regions.filter(({ code }) => code === path.at(-1));
  const currencies = (own.length > 0 ? own : regions).flatMap(({ currency }) => currency ?? []);
  return readNumber(text, {
    locales,
    isWhole: isWhole(schema),
    signs: [...new Set(currencies)].flatMap((currency) => currencySigns(currency, locales)),
    isPossible: (value) => isWithin(value, schema),
  });
}

export const isWhole = ({ type }: JsonSchema): boolean => type === 'integer';

const isWithin = (value: number, { minimum, maximum, exclusiveMinimum, multipleOf }: JsonSchema): boolean =>
  value >= (minimum ?? -Infinity) &&
  value <= (maximum ?? Infinity) &&
  value > (exclusiveMinimum ?? -Infinity) &&
  (multipleOf === undefined || value % multipleOf === 0);

/** Says why a text can't be saved as the number of a field; `undefined` if it can. */
export function numberProblem(text: string, field: NumberField, regions: Regions): TypedProblem | undefined {
  const example = isWhole(field.schema) ? 'Write a whole number, for example 12.' : 'Write a number, for example 12.5.';
  if (text.trim() === '') return { message: example, hint: '' };
  const reading = readFieldNumber(text, field, regions);
  switch (reading.kind) {
    case 'number':
      return undefined;
    case 'fraction':
      return {
        message: `${text.trim()} isn’t a whole number.`,
        hint: `Write ${Math.floor(reading.value)} or ${Math.ceil(reading.value)}.`,
      };
    case 'ambiguous':
      return {
        message: `${text.trim()} can be read as ${reading.values.join(' or as ')}.`,
        hint: 'Write the one that you mean, with nothing between the thousands.',
      };
    case 'none':
      return { message: `“${text.trim()}” isn’t a number.`, hint: example };
  }
}
