import type { z } from 'zod';
import { quoted, type FieldPath, type Finding } from './diagnostic.ts';
import { schemasAt } from './schema-fields.ts';

/** A group of fields in braces that has names without a value. */
interface Braces {
  /** The text from the opening brace on. */
  written: string;
  path: FieldPath;
  /** The names that the schema does not know. */
  unknown: readonly string[];
  /** The schemas that rule the group. */
  schemas: readonly z.ZodType[];
}

/** The parts between commas; those inside quotes part nothing. */
const BETWEEN_COMMAS = /(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,"'])+/g;

/** Says that a comma inside braces has split a value; the rest of the value then seems to be a field without a value. */
export function commaInBraces({ written, path, unknown, schemas }: Braces): Finding | undefined {
  const inside = /^\{([^{}]*)/.exec(written)?.[1];
  if (inside === undefined) return undefined;
  const values: { name: string; words: string[] }[] = [];
  for (const part of inside.match(BETWEEN_COMMAS) ?? []) {
    const [, name, words = ''] = /^\s*([\w-]+):\s(.*)$/.exec(part) ?? [];
    if (name === undefined) values.at(-1)?.words.push(part);
    else values.push({ name, words: [words] });
  }
  const split = values.find(
    ({ words }) => words.length > 1 && words.slice(1).some((part) => unknown.includes(part.trim())),
  );
  if (!split) return undefined;
  const value = split.words.join(',').trim();
  const wantsNumber = schemas
    .flatMap((schema) => schemasAt(schema, [split.name]))
    .some(({ type }) => type === 'number');
  return {
    path: [...path, split.name],
    doubts: path,
    message: `A comma inside braces splits the value ${quoted(value)}.`,
    hint: wantsNumber ? `Write ${numberOf(value)}.` : `Put the value in quotes: "${value}".`,
  };
}

/** Digits without commas between thousands; any other comma was meant as a decimal point. */
const numberOf = (value: string): string =>
  /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(value) ? value.replaceAll(',', '') : value.replace(',', '.');
