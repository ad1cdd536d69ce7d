import { type Phrase, say, verbatim } from '../../i18n/phrase.ts';
import type { z } from 'zod';
import { ambiguousAmounts, type AmbiguousAmount } from '../../regions/ambiguous-amounts.ts';
import { type Finding, type Message, quote } from '../diagnostics/diagnostic.ts';
import { named } from '../diagnostics/in-forms.ts';
import { walkSchema, type SchemaField } from './walk-schema.ts';
import { VISITORS } from '../diagnostics/what-visitors-see.ts';

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

function describe({ written, read, meant }: AmbiguousAmount): Message {
  const message = (amount: Phrase) => {
    if (!read) return say`${amount} is not read as an amount.`;
    const dollars = read === '1' ? say`${verbatim(read)} dollar` : say`${verbatim(read)} dollars`;
    const isRange = /[–-]\d/.test(written);
    return isRange
      ? say`${amount} begins with an amount that is read as ${dollars}.`
      : say`${amount} is read as ${dollars}.`;
  };
  const amount = meant === undefined ? say`an amount like $48,000, $12k, $1.2M or $4.50` : verbatim(meant);
  const hint = say`Write ${amount}: the site turns dollars into each region's currency and number format.`;
  return {
    message: message(verbatim(quote(written))).english,
    hint: hint.english,
    form: {
      message: message(named(written)),
      hint,
      visitors: read ? VISITORS.wrongAmount : VISITORS.unconvertedAmount,
    },
  };
}
