import { languageInSentence, languageTitle } from '../../i18n/language-title.ts';
import { capitalize, humanize } from '../../i18n/name-forms.ts';
import { translationOf } from '../../i18n/translations.ts';
import { texts } from '../../builder/texts/texts.ts';
import { shorten, toPrintable } from '../../content/diagnostics/diagnostic.ts';
import { wordsFor, type ReadingKeys } from '../../regions/reading-language.ts';
import type { JsonSchema } from '../editor/json-schema.ts';
import type { Path } from '../../data/path.ts';
import { type PlainMap, isMap } from '../../data/plain.ts';

/** Where a value is, in words. */
export interface FieldWords {
  /** The section, or the part of a file: "Pricing". */
  head: string;
  /** The fields and list items inside it, outermost first: `plans`, `“Start”`, `price per hour`. A link's field “Link” isn't named twice. */
  fields: string[];
  /** The language or region, as it stands inside a sentence: "Danish". */
  variant: string | undefined;
}

/** Fields that name a list item, best first. */
const NAMES = ['title', 'name', 'clientName', 'label', 'question', 'heading', 'query', 'value', 'text', 'id', 'to'];

/** Maximum length of a list item's name, in characters. */
const MAX_NAME_LENGTH = 40;

/** Kinds of fields whose inner fields are languages or regions. */
const VARIANT_KINDS = new Set<unknown>(['text', 'rich-text', 'search-text', 'fact', 'regional']);

/** Words for a step of a path. */
interface Step {
  words: string;
  role: 'field' | 'item' | 'section' | 'variant';
}

/** Says in words where a value is: `Pricing: title, Danish`. Uses the titles of the file's schema. */
export const fieldLabel = ({ head, fields, variant }: FieldWords): string => {
  const rest = [...fields, ...(variant === undefined ? [] : [variant])];
  return rest.length > 0 ? `${head}: ${rest.join(', ')}` : head;
};

/**
 * Describes the steps to a value of a file.
 * @param data the version of the file that the path belongs to
 * @param keys in which words list items are named
 */
export function fieldWords(schema: JsonSchema | undefined, data: unknown, path: Path, keys: ReadingKeys): FieldWords {
  const steps = stepsTo(schema, data, path, keys);
  const fields = steps.filter(({ role }) => role !== 'variant');
  const variant = steps.findLast(({ role }) => role === 'variant')?.words;
  const section = fields.findIndex(({ role }) => role === 'section');
  const own = schemaFor(schema, data)?.title ?? texts.server.describe.file;
  const start = section >= 0 ? section + 1 : Math.min(1, fields.length - 1);
  const head = fields[start - 1]?.words ?? own;
  const inside = fields.slice(Math.max(start, 0)).map(inSentence);
  return { head, fields: inside.filter((words, index) => words !== inside[index - 1]), variant };
}

/** Returns the schema of the value at a path; `undefined` if it isn't known. */
export function schemaAt(root: JsonSchema | undefined, data: unknown, path: Path): JsonSchema | undefined {
  let schema = schemaFor(root, data);
  let value = data;
  for (const step of path) {
    value = isMap(value) ? value[step] : Array.isArray(value) ? (value[Number(step)] as unknown) : undefined;
    schema = schemaFor(childOf(schema, step), value);
  }
  return schema;
}

function stepsTo(root: JsonSchema | undefined, data: unknown, path: Path, keys: ReadingKeys): Step[] {
  let schema = schemaFor(root, data);
  let value = data;
  return path.map((step, depth) => {
    const holder = { schema, value };
    value = isMap(value) ? value[step] : Array.isArray(value) ? (value[Number(step)] as unknown) : undefined;
    schema = schemaFor(childOf(holder.schema, step), value);
    if (typeof step === 'string') return fieldStep(holder.schema, schema, step);
    const isSection = depth === 1 && path[0] === 'sections' && isMap(value);
    return isSection
      ? { words: sectionName(schema, value as PlainMap, holder.value), role: 'section' }
      : { words: itemName(value, keys) ?? texts.server.describe.item(step + 1), role: 'item' };
  });
}

function fieldStep(holder: JsonSchema | undefined, schema: JsonSchema | undefined, key: string): Step {
  const title = schema?.title;
  const isNamedByKey = title === undefined || title === key || holder?.additionalProperties === schema;
  const words = isNamedByKey ? (translationOf(humanize(key)) ?? spaced(key)) : title;
  if (!VARIANT_KINDS.has(holder?.['kind'])) return { words, role: 'field' };
  return { words: words === languageTitle(key) ? languageInSentence(key) : words, role: 'variant' };
}

/** Splits a name such as `skipToContent` into words. */
const spaced = (key: string): string => {
  const words = toPrintable(shorten(key, MAX_NAME_LENGTH)).replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return capitalize(words);
};

/** Writes a field's title as it stands inside a sentence: "Price per hour" begins in lower case, "FAQ" doesn't. */
const inSentence = ({ words, role }: Step): string =>
  role === 'field' && !/^\p{Lu}{2}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** Names a section by its type's title, and tells two of the same type apart by anchor or position. */
function sectionName(schema: JsonSchema | undefined, section: PlainMap, list: unknown): string {
  const { shared, type, id } = section;
  const title = typeof shared === 'string' ? shared.replaceAll('-', ' ') : (schema?.title ?? String(type));
  const alike = (other: unknown) => isMap(other) && other['type'] === type && other['shared'] === shared;
  const same = Array.isArray(list) ? list.filter(alike) : [];
  if (same.length < 2) return spaced(title);
  return `${spaced(title)} ${typeof id === 'string' ? `#${id}` : same.indexOf(section) + 1}`;
}

/** Returns the name of a list item by its own words, if it has any. */
function itemName(item: unknown, keys: ReadingKeys): string | undefined {
  if (!isMap(item)) return undefined;
  for (const key of NAMES) {
    const text = readTextOf(item[key], keys);
    if (text) return texts.server.describe.quoted(toPrintable(shorten(text, MAX_NAME_LENGTH)));
  }
  return undefined;
}

/** Returns a text as a person reads it; without those words, the first that it has. */
export function readTextOf(value: unknown, keys: ReadingKeys): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return isMap(value) ? wordsFor(value, keys) : undefined;
}

/** Returns the part of a schema that applies to a value: a section's fields depend on its type. */
function schemaFor(schema: JsonSchema | undefined, value: unknown): JsonSchema | undefined {
  const type = isMap(value) ? value['type'] : undefined;
  const branch = (schema?.allOf ?? []).find((option) => {
    const condition = option.if as JsonSchema | undefined;
    return (condition?.properties?.['type'] as JsonSchema | undefined)?.const === type;
  });
  return branch ? (branch.then as JsonSchema) : schema; // page-schema.ts writes `then` beside each `if`
}

/** Returns the schema of a field or list item; of alternatives, the first that has the field. */
export function childOf(schema: JsonSchema | undefined, step: string | number): JsonSchema | undefined {
  if (!schema) return undefined;
  const own = typeof step === 'number' ? schema.items : (schema.properties?.[step] ?? schema.additionalProperties);
  if (typeof own === 'object') return own as JsonSchema; // draft 7 has lists of schemas for tuples only; there are none
  for (const option of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    const found = childOf(option, step);
    if (found) return found;
  }
  return undefined;
}
