import type { z } from 'zod';
import { unclearAmounts, type UnclearAmount } from '../../regions/unclear-amounts.ts';
import type { Finding } from '../diagnostic.ts';
import { quoted } from '../diagnostic.ts';
import { visit, type VisitedField } from '../visit.ts';

/** Names dollar amounts, in texts that are converted for each region, which are not read as they were meant. */
export function checkAmounts(schema: z.ZodType, value: unknown): Finding[] {
  const findings: Finding[] = [];
  // Which field is a text takes longer to tell than that there is nothing to say.
  if (!mayBeUnclear(value)) return findings;
  visit(schema, value, [], (field) => {
    if (field.kind === 'text' || field.kind === 'rich-text') findings.push(...checkField(field));
  });
  return findings;
}

const mayBeUnclear = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('$') && unclearAmounts(value).length > 0
    : typeof value === 'object' && value !== null && Object.values(value).some(mayBeUnclear);

const checkField = ({ value, path }: VisitedField): Finding[] =>
  // texts are groups of texts
  Object.entries(value as Record<string, string>).flatMap(([key, words]) =>
    words.includes('$') ? unclearAmounts(words).map((amount) => ({ path: [...path, key], ...describe(amount) })) : [],
  );

function describe({ written, read, meant = 'an amount like $48,000, $12k, $1.2M or $4.50' }: UnclearAmount): {
  message: string;
  hint: string;
} {
  const isRange = /[–-]\d/.test(written);
  const dollars = read && `${read} ${read === '1' ? 'dollar' : 'dollars'}`;
  const how = dollars
    ? `${isRange ? 'begins with an amount that is' : 'is'} read as ${dollars}`
    : 'is not read as an amount';
  return {
    message: `${quoted(written)} ${how}.`,
    hint: `Write ${meant}: the site turns dollars into each region's currency and number format.`,
  };
}
