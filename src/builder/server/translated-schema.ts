import type { JsonSchema } from '../../authoring/editor/json-schema.ts';
import { choiceName, humanize, singular } from '../../i18n/name-forms.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { languageTitle } from '../../i18n/language-title.ts';
import { translationOf } from '../../i18n/translations.ts';
import { isMap, type PlainMap } from '../../data/plain.ts';

/** Returns the translation of a text; `undefined` if it has none, or needs none. */
type Translate = (text: string) => string | undefined;

/** Returns a schema with its words in the language of the person. */
export const translatedSchema = (schema: JsonSchema): JsonSchema =>
  interfaceLanguage() === 'en' ? schema : withWords(schema, (text) => translationOf(text));

/**
 * Returns a schema with other words: titles, help and the names of choices. What forms name by a key, or by the singular
 * of a list's title, gets a title, since English words are made of those.
 */
export function withWords(root: JsonSchema, translate: Translate): JsonSchema {
  const definitions = (root['definitions'] ?? {}) as PlainMap; // schemas by name
  const part = (schema: JsonSchema, key?: string): JsonSchema => {
    const copy: JsonSchema = { ...schema, ...titleOf(schema, key, translate), ...helpOf(schema, translate) };
    if (schema.enum) copy['labels'] = { ...Object(schema['labels']), ...labelsOf(schema, translate) };
    for (const [name, value] of Object.entries(schema)) {
      if (BRANCHES.has(name) && Array.isArray(value)) copy[name] = value.map((branch) => inner(branch));
      else if (MAPS.has(name) && isMap(value))
        Object.assign(copy, { [name]: mapped(value, isText(schema) && name === 'properties' ? wording : inner) });
      else if (PARTS.has(name)) copy[name] = inner(value);
    }
    if (isMap(copy.items)) copy.items = { ...copy.items, ...itemTitle(schema, copy.items, definitions, translate) };
    return copy;
  };
  const inner = (schema: unknown, key?: string) => (isMap(schema) ? part(schema, key) : (schema ?? {}));
  return part(root);
}

const mapped = (map: PlainMap, change: (value: unknown, key: string) => unknown): PlainMap =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value, key)]));

/** Whether a group holds a wording for each language. */
const isText = ({ kind }: JsonSchema): boolean => kind === 'text' || kind === 'rich-text';

/** A wording, called by its language. */
const wording = (schema: unknown, language: string) =>
  ({ ...Object(schema), title: languageTitle(language) }) as JsonSchema;

/** Keywords that hold one schema, several, and some by name. Conditions have no words. */
const PARTS: ReadonlySet<string> = new Set(['items', 'additionalProperties', 'then', 'else']);
const BRANCHES: ReadonlySet<string> = new Set(['anyOf', 'allOf', 'oneOf']);
const MAPS: ReadonlySet<string> = new Set(['properties', 'definitions']);

/** The title of a field. One that repeats the field's name, or is missing, is made of that name. */
function titleOf(
  { title, $ref }: JsonSchema,
  key: string | undefined,
  translate: Translate,
): Pick<JsonSchema, 'title'> {
  const isNamed = title !== undefined && title !== key;
  if (!isNamed && (key === undefined || $ref !== undefined)) return {};
  const translation = translate(isNamed ? title : humanize(key));
  return translation === undefined ? {} : { title: translation };
}

/** The help that a form shows: its own, where the description is written for files. A limit is read from either. */
function helpOf({ description, form }: JsonSchema, translate: Translate): JsonSchema {
  const help = typeof form === 'string' ? form : description;
  const translation = help === undefined || help === '' ? undefined : translate(help);
  return translation === undefined ? {} : { [form === help ? 'form' : 'description']: translation };
}

/** The names of choices that have one. */
const labelsOf = ({ enum: choices = [], input }: JsonSchema, translate: Translate): Record<string, string> =>
  Object.fromEntries(
    choices.flatMap((choice) => {
      if (input === 'language') return [[String(choice), languageTitle(String(choice))]];
      const label = translate(input === 'icon' ? humanize(String(choice)) : choiceName(String(choice)));
      return label === undefined ? [] : [[String(choice), label]];
    }),
  );

/** The title of a list's items, if it's made of the list's. */
function itemTitle(
  list: JsonSchema,
  { title, $ref, type, kind }: JsonSchema,
  definitions: PlainMap,
  translate: Translate,
): Pick<JsonSchema, 'title'> {
  const referenced = definitions[String($ref).replace('#/definitions/', '')];
  const isGroup = (type === 'object' && kind === undefined) || $ref !== undefined;
  if (title !== undefined || !isGroup || (isMap(referenced) && 'title' in referenced)) return {};
  const one = list.title === undefined ? undefined : singular(list.title);
  const translation = one === undefined ? undefined : translate(one);
  return translation === undefined ? {} : { title: translation };
}
