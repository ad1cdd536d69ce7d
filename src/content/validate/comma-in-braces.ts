import { say } from '../../i18n/phrase.ts';
import type { z } from 'zod';
import type { SiteRegions } from '../../regions/site-regions.ts';
import { type Finding, inFileOnly, quote } from '../diagnostics/diagnostic.ts';
import { named } from '../diagnostics/in-forms.ts';
import { asYaml } from '../parse/as-yaml.ts';
import { accepts } from './meant-values.ts';
import { keysOf, schemasAt } from './schema-introspection.ts';
import { numberHint, wanted } from './type-error-messages.ts';
import type { Path } from '../../data/path.ts';

/** An inline map with keys that have no value. */
interface Braces {
  /** The text from the opening brace on. */
  written: string;
  path: Path;
  /** The keys that the schema doesn't know. */
  unknown: readonly string[];
  /** The schemas of the map. */
  schemas: readonly z.ZodType[];
  regions: SiteRegions;
}

/** Splits at commas, except inside quotes. */
const BETWEEN_COMMAS = /(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,"'])+/g;

/**
 * Reports a value that is split by a comma in an inline map: the part after the comma looks like a key without a value.
 */
export function commaInBraces({ written, path, unknown, schemas, regions }: Braces): Finding | undefined {
  const inside = /^\{([^{}]*)/.exec(written)?.[1];
  if (inside === undefined) return undefined;
  const values: { name: string; parts: string[] }[] = [];
  const known = keysOf(schemas);
  for (const part of inside.match(BETWEEN_COMMAS) ?? []) {
    const [, name = '', space, parts = ''] = /^\s*([\w-]+):(\s?)(.*)$/.exec(part) ?? [];
    // A name that lacks the space behind its colon is reported as such.
    if (name !== '' && (space !== '' || known.includes(name))) values.push({ name, parts: [parts] });
    else values.at(-1)?.parts.push(part);
  }
  const split = values.find(
    ({ parts }) => parts.length > 1 && parts.slice(1).some((part) => unknown.includes(part.trim())),
  );
  if (!split) return undefined;
  const value = split.parts.join(',').trim();
  return {
    path: [...path, split.name],
    doubts: path,
    message: `A comma inside braces splits the value ${quote(value)}.`,
    hint: remedy(
      value,
      schemas.flatMap((schema) => schemasAt(schema, [split.name])),
      regions,
    ),
    // What follows the comma is a field that no form shows.
    form: inFileOnly(say`The file behind this cuts ${named(value)} in two.`),
  };
}

/** Names the number or the text that is meant, if the field accepts it. */
function remedy(value: string, schemas: readonly z.ZodType[], regions: SiteRegions): string {
  const kinds = new Set(schemas.map((schema) => wanted(schema.type, { schemas: [schema], regions })));
  const number = ['a whole number', 'a number'].find((kind) => kinds.has(kind));
  if (number) return numberHint(value, number, schemas);
  return accepts(schemas, value)
    ? `Put the value in quotes: ${asYaml(value)}.`
    : 'Delete the comma, or write what follows it as a field of its own.';
}
