import type { z } from 'zod';
import { languageName } from '../../regions/site-regions.ts';
import { listed, namedWhole } from '../diagnostics/in-forms.ts';
import { accepts, choicesOf, DECIMAL, listFromText, truth, WHOLE, numbersIn } from './meant-values.ts';
import { schemaDef } from './schema-introspection.ts';
import type { IssueContext } from './zod-error-messages.ts';

type Schemas = readonly z.ZodType[];

/** What a field takes, in the words of a form. */
const FORM_KINDS: Record<string, string> = { 'true or false': 'on or off', 'an e-mail address': 'an email address' };

/** Says in a form what a field expects. */
export function wantedInForm(want: string): string {
  if (want.startsWith('a group of fields')) return 'several fields';
  return want.startsWith('a day') ? 'a day' : (FORM_KINDS[want] ?? want);
}

/** Says how what is missing or unusable is filled in: with the input that the form has for it. */
export function remedyInForm(want: string, { schemas, regions }: Pick<IssueContext, 'schemas' | 'regions'>): string {
  if (want === 'true or false') return 'Switch it on or off.';
  if (want === 'a list') return 'Add at least one item.';
  if (want === 'a value for each region') return 'Fill in a value for each region.';
  if (want.startsWith('a text in')) return `Fill in the fields for ${listed(regions.languages.map(languageName))}.`;
  if (want.startsWith('a group of fields')) return 'Fill in its fields.';
  if (want.endsWith('number')) return `Write ${want}.`;
  return want.startsWith('one of') || schemas.some((schema) => schemaDef(schema).entries)
    ? 'Choose one.'
    : 'Fill it in.';
}

const SWITCHES: Readonly<Record<string, string>> = { true: 'Switch it on.', false: 'Switch it off.' };

/** Says how a switch is set to what a text means. */
export const switchHint = (written: string): string => SWITCHES[truth(written) ?? ''] ?? 'Switch it on or off.';

/** Names the number that is meant, if the field accepts it. */
export function numberHintInForm(written: string, want: string, schemas: Schemas): string {
  const [first, second] = numbersIn(written).filter((number) => accepts(schemas, number));
  if (first === undefined) return want === 'a whole number' ? WHOLE : DECIMAL;
  return second === undefined ? `Type it again: ${first}` : `Write ${first}, or ${second} if decimals are meant.`;
}

/** Names the items that are meant, if they are known words. */
export function listHintInForm(input: string, schemas: Schemas): string {
  const entries = listFromText(input, schemas);
  if (entries) return `Choose ${entries.map(namedWhole).join(', ')}.`;
  return schemas.some((schema) => choicesOf(schemaDef(schema).element).length > 0)
    ? 'Choose what belongs to it.'
    : 'Add each item on its own.';
}
