import type { SiteOverview } from '../../../protocol/answers.ts';
import { texts } from '../../../texts/texts.ts';
import { currencySigns, readNumber, type NumberReading } from '../../../../i18n/read-number.ts';
import type { FormField } from './form-field.ts';
import type { FormSchema } from './json-schema.ts';
import type { TypedProblem } from './typed-problem.ts';

/** What a number is read with: its field, and the languages and currencies of the site. */
type NumberField = Pick<FormField, 'path' | 'schema'>;
type Regions = SiteOverview['regions'];

/** Reads what is typed into a field as people write numbers in the languages of the site, with the region's currency. */
export function readFieldNumber(text: string, { path, schema }: NumberField, regions: Regions): NumberReading {
  const locales = [...new Set([texts.common.locale, ...regions.map(({ locale }) => locale)])];
  const own = regions.filter(({ code }) => code === path.at(-1));
  const currencies = (own.length > 0 ? own : regions).flatMap(({ currency }) => currency ?? []);
  return readNumber(text, {
    locales,
    isWhole: isWhole(schema),
    signs: [...new Set(currencies)].flatMap((currency) => currencySigns(currency, locales)),
    isPossible: (value) => isWithin(value, schema),
  });
}

export const isWhole = ({ type }: FormSchema): boolean => type === 'integer';

const isWithin = (value: number, { minimum, maximum, exclusiveMinimum, multipleOf }: FormSchema): boolean =>
  value >= (minimum ?? -Infinity) &&
  value <= (maximum ?? Infinity) &&
  value > (exclusiveMinimum ?? -Infinity) &&
  (multipleOf === undefined || value % multipleOf === 0);

/** Says why a text can't be saved as the number of a field; `undefined` if it can. */
export function numberProblem(text: string, field: NumberField, regions: Regions): TypedProblem | undefined {
  const words = texts.form.typed;
  const example = isWhole(field.schema) ? words.wholeNumber : words.number;
  if (text.trim() === '') return { message: example, hint: '' };
  const reading = readFieldNumber(text, field, regions);
  switch (reading.kind) {
    case 'number':
      return undefined;
    case 'fraction':
      return {
        message: words.fraction.message(text.trim()),
        hint: words.fraction.hint(Math.floor(reading.value), Math.ceil(reading.value)),
      };
    case 'ambiguous':
      return {
        message: words.ambiguous.message(text.trim(), reading.values),
        hint: words.ambiguous.hint,
      };
    case 'none':
      return { message: words.noNumber(text.trim()), hint: example };
  }
}
