import type { JsonSchema } from '../editor/json-schema.ts';
import { fieldKind, innerFields } from './field-kind.ts';

/** Renders a Markdown table of all fields of a map, including nested fields. */
export const fieldTable = (schema: JsonSchema): string =>
  ['| Field | Type | Optional | Description |', '| --- | --- | --- | --- |', ...rows(schema, [])].join('\n');

const rows = (schema: JsonSchema, above: string[]): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (typeof field === 'boolean') return [];
    const path = [...above, `\`${name}\``];
    const inner = innerFields(field);
    return [row(path, field, schema.required?.includes(name) ?? false), ...(inner ? rows(inner, path) : [])];
  });

const row = (path: string[], field: JsonSchema, required: boolean): string =>
  `| ${[path.join(' › '), capital(fieldKind(field)), required ? 'no' : `yes${defaultValue(field)}`, field.description ?? ''].map(cell).join(' | ')} |`;

/** Returns the default value of a field, if it's a text or number. */
const defaultValue = (field: JsonSchema): string =>
  typeof field.default === 'string' || typeof field.default === 'number' ? `, default \`${field.default}\`` : '';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
