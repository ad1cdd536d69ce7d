import type { z } from 'zod';
import { quote, type FieldPath, type Finding } from '../diagnostics/diagnostic.ts';
import { schemasAt } from './schema-introspection.ts';

/** An inline map with keys that have no value. */
interface Braces {
  /** The text from the opening brace on. */
  written: string;
  path: FieldPath;
  /** The keys that the schema doesn't know. */
  unknown: readonly string[];
  /** The schemas of the map. */
  schemas: readonly z.ZodType[];
}

/** Splits at commas, except inside quotes. */
const BETWEEN_COMMAS = /(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,"'])+/g;

/**
 * Reports a value that is split by a comma in an inline map: the part after the comma looks like a key without a value.
 */
export function commaInBraces({ written, path, unknown, schemas }: Braces): Finding | undefined {
  const inside = /^\{([^{}]*)/.exec(written)?.[1];
  if (inside === undefined) return undefined;
  const values: { name: string; parts: string[] }[] = [];
  for (const part of inside.match(BETWEEN_COMMAS) ?? []) {
    const [, name, parts = ''] = /^\s*([\w-]+):\s(.*)$/.exec(part) ?? [];
    if (name === undefined) values.at(-1)?.parts.push(part);
    else values.push({ name, parts: [parts] });
  }
  const split = values.find(
    ({ parts }) => parts.length > 1 && parts.slice(1).some((part) => unknown.includes(part.trim())),
  );
  if (!split) return undefined;
  const value = split.parts.join(',').trim();
  const wantsNumber = schemas
    .flatMap((schema) => schemasAt(schema, [split.name]))
    .some(({ type }) => type === 'number');
  return {
    path: [...path, split.name],
    doubts: path,
    message: `A comma inside braces splits the value ${quote(value)}.`,
    hint: wantsNumber ? `Write ${numberOf(value)}.` : `Put the value in quotes: "${value}".`,
  };
}

/** Digits without a thousands separator; any other comma was meant as a decimal point. */
const numberOf = (value: string): string =>
  /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(value) ? value.replaceAll(',', '') : value.replace(',', '.');
