import type { z } from 'zod';
import { closestMatch } from '../diagnostics/did-you-mean.ts';
import { accepts } from './accepts.ts';
import { schemaDef, type SchemaDef } from './schema-introspection.ts';

/** How numbers are written, if none can be proposed. */
export const WHOLE = 'Write a whole number in digits only: no currency, no comma, no dot.';
export const DECIMAL = 'Write digits only, with a dot before decimals: no currency, no comma.';

/** What YAML of other versions, and people, write for true and false. */
const TRUE = /^(true|yes|on|y|ja|1)$/i;
const FALSE = /^(false|no|off|n|nej|0)$/i;

/** Returns which of true and false a text means, if either. */
export const truth = (written: string): string | undefined => {
  if (TRUE.test(written.trim())) return 'true';
  return FALSE.test(written.trim()) ? 'false' : undefined;
};

/** Splits a text into the entries of a list of choices; a misspelt choice is corrected. */
export function listFromText(input: string, schemas: readonly z.ZodType[]): string[] | undefined {
  const known = schemas.flatMap((schema) => choicesOf(schemaDef(schema).element));
  if (known.length === 0) return undefined;
  const parts = known.includes(input) ? [input] : input.split(/[\s,;/+&]+/).filter(Boolean);
  const entries = parts.map((part) => (known.includes(part) ? part : closestMatch(part, known)));
  return entries.every((entry) => entry !== undefined) && accepts(schemas, entries) ? entries : undefined;
}

/** Returns the choices of an entry of a list. */
export const choicesOf = (schema: z.ZodType | undefined): string[] => {
  const { entries = {} }: Partial<SchemaDef> = schema ? schemaDef(schema) : {};
  return Object.values(entries).map(String);
};
