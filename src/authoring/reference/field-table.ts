import type { JsonSchema } from '../editor/json-schema.ts';
import { fieldKind, innerFields } from './field-kind.ts';

/** A table of all fields of a group, in Markdown, with the fields inside them below. */
export const fieldTable = (schema: JsonSchema): string =>
  [
    '| Field | What stands there | May be left out? | What it is |',
    '| --- | --- | --- | --- |',
    ...rows(schema, []),
  ].join('\n');

const rows = (schema: JsonSchema, above: string[]): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (typeof field === 'boolean') return [];
    const path = [...above, `\`${name}\``];
    const inner = innerFields(field);
    return [row(path, field, schema.required?.includes(name) ?? false), ...(inner ? rows(inner, path) : [])];
  });

const row = (path: string[], field: JsonSchema, required: boolean): string =>
  `| ${[path.join(' › '), capital(fieldKind(field)), required ? 'no' : `yes${meanwhile(field)}`, field.description ?? ''].map(cell).join(' | ')} |`;

/** What holds where the field is left out, if that is a word. */
const meanwhile = (field: JsonSchema): string =>
  typeof field.default === 'string' || typeof field.default === 'number' ? `: then \`${field.default}\`` : '';

const cell = (words: string): string => words.replaceAll('|', '\\|').replaceAll('\n', ' ');

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
