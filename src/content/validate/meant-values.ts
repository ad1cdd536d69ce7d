import type { z } from 'zod';
import { closestMatch } from '../diagnostics/did-you-mean.ts';
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

/** Returns whether one of a field's schemas accepts a value. A remedy may only name a value that passes. */
export const accepts = (schemas: readonly z.ZodType[], value: unknown): boolean =>
  schemas.some((schema) => schema.safeParse(value).success);

/** A number with what people write around it: a currency before or behind, a unit behind a space. */
const WITH_UNIT = /^(?:[$€£]|[A-Z]{3} ?|kr\.? ?)?([+-]?[\d.,'’_\s]*\d)(?:[$€£]|kr\.?| \p{L}+\.?)?$/u;
/** Groups of three digits, all with the same sign between them. */
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:([.,'’_\s])\d{3}(?:\1\d{3})*)$/;

/**
 * Returns the numbers that a text may mean, the most likely first: `1.400` is a thousand and four hundred, or one and four
 * tenths. A comma or a dot before any other count of digits separates decimals.
 */
export function numbersIn(written: string): number[] {
  const [, text = ''] = WITH_UNIT.exec(written.normalize('NFKC').trim()) ?? [];
  const [, separator] = GROUPED.exec(text) ?? [];
  const isClear = separator !== undefined && (!/[.,]/.test(separator) || text.split(separator).length > 2);
  const readings = separator === undefined ? [] : [text.replaceAll(separator, '')];
  if (!isClear) readings.push(...withDecimals(text));
  return [...new Set(readings.map(Number).filter(Number.isFinite))];
}

/** The last sign separates decimals, if all others are of another kind. */
function withDecimals(text: string): string[] {
  const [, whole = '', decimals = ''] = /^([^.,]*|.*(?=[.,]))(?:[.,](\d+))?$/.exec(text) ?? [];
  const decimal = text.charAt(whole.length);
  if (whole.includes(decimal) && decimal !== '') return [];
  const digits = GROUPED.test(whole) ? whole.replaceAll(/[^\d+-]/g, '') : whole;
  return /^[+-]?\d+$/.test(digits) ? [decimals === '' ? digits : `${digits}.${decimals}`] : [];
}
