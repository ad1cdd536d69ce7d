import { allNamed, languageWord } from '../diagnostics/in-forms.ts';
import { enumerated, type Phrase, phraseOf, say } from '../../i18n/phrase.ts';
import type { z } from 'zod';
import { accepts, choicesOf, DECIMAL, listFromText, truth, WHOLE, numbersIn } from './meant-values.ts';
import { schemaDef } from './schema-introspection.ts';
import type { IssueContext } from './issue-context.ts';

type Schemas = readonly z.ZodType[];

/** What a field takes, in the words of a form. */
const FORM_KINDS: Record<string, Phrase> = {
  'true or false': say`on or off`,
  'an e-mail address': say`an email address`,
};

/** Says in a form what a field expects. */
export function wantedInForm(want: string): Phrase {
  if (want.startsWith('a group of fields')) return say`several fields`;
  return want.startsWith('a day') ? say`a day` : (FORM_KINDS[want] ?? phraseOf(want));
}

/** Says how what is missing or unusable is filled in: with the input that the form has for it. */
export function remedyInForm(want: string, { schemas, regions }: Pick<IssueContext, 'schemas' | 'regions'>): Phrase {
  if (want === 'true or false') return say`Switch it on or off.`;
  if (want === 'a list') return say`Add at least one item.`;
  if (want === 'a value for each region') return say`Fill in a value for each region.`;
  if (want.startsWith('a text in'))
    return say`Fill in the fields for ${enumerated(regions.languages.map(languageWord))}.`;
  if (want.startsWith('a group of fields')) return say`Fill in its fields.`;
  if (want.endsWith('number')) return say`Write ${phraseOf(want)}.`;
  return want.startsWith('one of') || schemas.some((schema) => schemaDef(schema).entries)
    ? say`Choose one.`
    : say`Fill it in.`;
}

const SWITCHES: Readonly<Record<string, Phrase>> = { true: say`Switch it on.`, false: say`Switch it off.` };

/** Says how a switch is set to what a text means. */
export const switchHint = (written: string): Phrase => SWITCHES[truth(written) ?? ''] ?? say`Switch it on or off.`;

/** Names the number that is meant, if the field accepts it. */
export function numberHintInForm(written: string, want: string, schemas: Schemas): Phrase {
  const [first, second] = numbersIn(written).filter((number) => accepts(schemas, number));
  if (first === undefined) return phraseOf(want === 'a whole number' ? WHOLE : DECIMAL);
  return second === undefined ? say`Type it again: ${first}` : say`Write ${first}, or ${second} if decimals are meant.`;
}

/** Names the items that are meant, if they are known words. */
export function listHintInForm(input: string, schemas: Schemas): Phrase {
  const entries = listFromText(input, schemas);
  if (entries) return say`Choose ${allNamed(entries)}.`;
  return schemas.some((schema) => choicesOf(schemaDef(schema).element).length > 0)
    ? say`Choose what belongs to it.`
    : say`Add each item on its own.`;
}
