import type { SiteRegions } from '../../regions/site-regions.ts';
import type { JsonSchema } from '../editor/json-schema.ts';
import { fieldKind, innerFields } from './field-kind.ts';

/** Renders a Markdown table of all fields of a map, including nested fields. */
export const fieldTable = (schema: JsonSchema, regions: SiteRegions): string =>
  ['| Field | Type | Optional | Description |', '| --- | --- | --- | --- |', ...rows(schema, [], regions)].join('\n');

const rows = (schema: JsonSchema, above: string[], regions: SiteRegions): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (typeof field === 'boolean') return [];
    const path = [...above, `\`${name}\``];
    const inner = innerFields(field, regions);
    const own = row(path, field, {
      kind: fieldKind(field, regions),
      required: schema.required?.includes(name) ?? false,
    });
    return [own, ...(inner ? rows(inner, path, regions) : [])];
  });

const row = (path: string[], field: JsonSchema, { kind, required }: { kind: string; required: boolean }): string =>
  `| ${[path.join(' › '), capital(kind), required ? 'no' : `yes${defaultValue(field)}`, field.description ?? ''].map(cell).join(' | ')} |`;

/** Returns the default value of a field, if it's a text or number. */
const defaultValue = (field: JsonSchema): string =>
  typeof field.default === 'string' || typeof field.default === 'number' ? `, default \`${field.default}\`` : '';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
