import { defaultRegionOf, type SiteRegions } from '../../regions/site-regions.ts';
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

/** Names choices that depend on the content: the page describes the section types of any site. */
function codeKind(choices: string, { languages, codes }: SiteRegions): string | undefined {
  if (choices === String(languages)) return "a language's code";
  return choices === String(codes) ? "a region's code" : undefined;
}

/** Maximum number of choices listed; beyond it, the description names them. */
const MOST_CHOICES = 6;

/** Describes the value of a field in plain language: `a text`, `a list of 3 to 6, each a group of fields`. */
export function fieldKind(schema: JsonSchema, regions: SiteRegions): string {
  const known = VOCABULARY[String(schema['kind'])] ?? GROUPS[Object.keys(schema.properties ?? {}).join(',')];
  if (known) return known;
  if (schema['kind'] === 'reference') return `the id of ${withArticle((schema.title ?? 'entry').toLowerCase())}`;
  const code = codeKind(String(schema.enum), regions);
  if (code) return code;
  if (isRegional(schema, regions)) {
    const own = schema.properties?.[defaultRegionOf(regions)] as JsonSchema; // a regional value has every region
    return `${fieldKind(own, regions)} for each region`;
  }
  if (schema.anyOf) return schema.anyOf.map((one) => fieldKind(one, regions)).join(' or ');
  if (schema.enum) return choices(schema.enum.map(String));
  if (schema.type === 'array') return `a list${count(schema)}, each ${fieldKind(itemsOf(schema) ?? {}, regions)}`;
  return plainKind(schema);
}

/** Returns the nested fields that need rows of their own; none for a well-known map. */
export function innerFields(schema: JsonSchema, regions: SiteRegions): JsonSchema | undefined {
  const inner = schema.type === 'array' ? itemsOf(schema) : schema;
  return inner && fieldKind(inner, regions) === 'a group of fields' ? inner : undefined;
}

const itemsOf = ({ items }: JsonSchema): JsonSchema | undefined =>
  typeof items === 'object' && !Array.isArray(items) ? items : undefined;

const isRegional = ({ properties }: JsonSchema, { codes }: SiteRegions): boolean =>
  Object.keys(properties ?? {}).join(',') === codes.join(',');

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
