import type { z } from 'zod';
import { ambiguousAmounts, type AmbiguousAmount } from '../../regions/ambiguous-amounts.ts';
import { quote, type Finding, type Message } from '../diagnostics/diagnostic.ts';
import { named } from '../diagnostics/in-forms.ts';
import { walkSchema, type SchemaField } from './walk-schema.ts';

/** Reports dollar amounts, in texts converted per region, that are read differently than intended. */
export function checkAmounts(schema: z.ZodType, value: unknown): Finding[] {
  const findings: Finding[] = [];
  // Search for a dollar sign before resolving the field kinds, which is slower.
  if (!mayBeUnclear(value)) return findings;
  walkSchema(schema, value, [], (field) => {
    if (field.kind === 'text' || field.kind === 'rich-text') findings.push(...checkField(field));
  });
  return findings;
}

const mayBeUnclear = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('$') && ambiguousAmounts(value).length > 0
    : typeof value === 'object' && value !== null && Object.values(value).some(mayBeUnclear);

const checkField = ({ value, path }: SchemaField): Finding[] =>
  // the schema guarantees a map of texts
  Object.entries(value as Record<string, string>).flatMap(([key, text]) =>
    text.includes('$') ? ambiguousAmounts(text).map((amount) => ({ path: [...path, key], ...describe(amount) })) : [],
  );

function describe({ written, read, meant = 'an amount like $48,000, $12k, $1.2M or $4.50' }: AmbiguousAmount): Message {
  const isRange = /[–-]\d/.test(written);
  const dollars = read && `${read} ${read === '1' ? 'dollar' : 'dollars'}`;
  const how = dollars
    ? `${isRange ? 'begins with an amount that is' : 'is'} read as ${dollars}`
    : 'is not read as an amount';
  const hint = `Write ${meant}: the site turns dollars into each region's currency and number format.`;
  return { message: `${quote(written)} ${how}.`, hint, form: { message: `${named(written)} ${how}.`, hint } };
}
