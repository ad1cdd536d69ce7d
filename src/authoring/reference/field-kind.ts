import { DEFAULT_REGION, REGION_CODES } from '../../regions/region-code.ts';
import { LANGUAGES } from '../../regions/language.ts';
import { withArticle } from '../scaffold/names.ts';
import type { JsonSchema } from '../editor/json-schema.ts';

/** Names of the vocabulary's field kinds. */
const VOCABULARY: Record<string, string> = {
  text: 'a text',
  'rich-text': 'a long text',
  link: 'a link',
  'plain-link': 'a link',
  image: 'an image file',
  'media-file': 'a video or captions file',
};

/** Names of well-known maps, by their keys. */
const GROUPS: Record<string, string> = { 'label,to': 'a button', 'src,alt,focus': 'an image' };

/** Names of the choices that depend on the content: the page describes the section types of any site. */
const CODES: ReadonlyMap<string, string> = new Map([
  [String(LANGUAGES), "a language's code"],
  [String(REGION_CODES), "a region's code"],
]);

/** Maximum number of choices listed; beyond it, the description names them. */
const MOST_CHOICES = 6;

/** Describes the value of a field in plain language: `a text`, `a list of 3 to 6, each a group of fields`. */
export function fieldKind(schema: JsonSchema): string {
  const known = VOCABULARY[String(schema['kind'])] ?? GROUPS[Object.keys(schema.properties ?? {}).join(',')];
  if (known) return known;
  if (schema['kind'] === 'reference') return `the id of ${withArticle((schema.title ?? 'entry').toLowerCase())}`;
  const code = CODES.get(String(schema.enum));
  if (code) return code;
  if (isRegional(schema)) return `${fieldKind(schema.properties?.[DEFAULT_REGION] as JsonSchema)} for each region`; // a regional value has every region
  if (schema.anyOf) return schema.anyOf.map(fieldKind).join(' or ');
  if (schema.enum) return choices(schema.enum.map(String));
  if (schema.type === 'array') return `a list${count(schema)}, each ${fieldKind(itemsOf(schema) ?? {})}`;
  return plainKind(schema);
}

/** Returns the nested fields that need rows of their own; none for a well-known map. */
export function innerFields(schema: JsonSchema): JsonSchema | undefined {
  const inner = schema.type === 'array' ? itemsOf(schema) : schema;
  return inner && fieldKind(inner) === 'a group of fields' ? inner : undefined;
}

const itemsOf = ({ items }: JsonSchema): JsonSchema | undefined =>
  typeof items === 'object' && !Array.isArray(items) ? items : undefined;

const isRegional = ({ properties }: JsonSchema): boolean =>
  Object.keys(properties ?? {}).join(',') === REGION_CODES.join(',');

const choices = (values: string[]): string =>
  values.length > MOST_CHOICES
    ? 'one of a list of names'
    : `one of ${values.map((value) => `\`${value}\``).join(', ')}`;

function count({ minItems = 0, maxItems }: JsonSchema): string {
  if (minItems === maxItems) return ` of exactly ${minItems}`;
  if (maxItems !== undefined) return minItems > 0 ? ` of ${minItems} to ${maxItems}` : ` of at most ${maxItems}`;
  return minItems > 0 ? ` of at least ${minItems}` : '';
}

function plainKind({ type, format }: JsonSchema): string {
  if (format === 'date') return 'a date in quotes';
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'integer') return 'a whole number';
  if (type === 'number') return 'a number';
  return type === 'object' ? 'a group of fields' : 'a plain value';
}
