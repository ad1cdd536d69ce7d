import { createHash } from 'node:crypto';
import { texts } from '../../builder/texts/texts.ts';
import { launchItemsIn } from '../../content/parse/launch-items.ts';
import { parseYaml } from '../../content/parse/parse-yaml.ts';
import { shorten } from '../../content/diagnostics/diagnostic.ts';
import { editorSchemaOf, type EditorSchema } from '../editor/editor-schemas.ts';
import type { JsonSchema } from '../editor/json-schema.ts';
import { compareData, type DataChange } from './compare-data.ts';
import { childOf, fieldLabel, fieldWords, schemaAt, readTextOf, type FieldWords } from './field-words.ts';
import type { ReadingKeys } from '../../regions/reading-language.ts';
import type { Path } from '../../data/path.ts';
import { isMap, valueAt } from '../../data/plain.ts';

const words = texts.server.describe;

/** A changed value in words. */
export interface DescribedChange {
  /** Identifies the change as long as it's the same: place, kind and values. */
  id: string;
  kind: DataChange['kind'] | 'layout' | 'unreadable';
  /** What changed: "Pricing: title, Danish". */
  label: string;
  /** The value in words; empty if there was none. */
  before: string;
  after: string;
  words: FieldWords;
  /** The difference; absent for a file that isn't valid YAML, and for comments and layout. */
  data?: DataChange;
}

/** Returns the name of what a field of a schema refers to; `undefined` if it's no reference. */
export type NameOf = (field: JsonSchema | undefined, id: string) => string | undefined;

/** Two versions of a file. */
export interface FileVersions {
  file: string;
  before: string;
  after: string;
}

/** Maximum length of a value in words, in characters. */
const MAX_VALUE_LENGTH = 2000;

/** The words of a site in which changes are described. */
export interface SiteWords {
  schemas: readonly EditorSchema[];
  /** In which words texts are quoted. */
  keys: ReadingKeys;
  nameOf?: NameOf | undefined;
}

/** Describes what changed in a file, one entry for each value, with the titles of the schemas. */
export function describeChanges(
  { file, before, after }: FileVersions,
  { schemas, keys, nameOf }: SiteWords,
): DescribedChange[] {
  if (before === after) return [];
  const [was, is] = [parseYaml({ file, text: before }), parseYaml({ file, text: after })];
  if (was.broken || is.broken) return [wholeFile('unreadable', is.broken ? words.hasMistake : words.hadMistake)];
  const schema = editorSchemaOf(file, schemas)?.json;
  const changes = compareData(was.data, is.data);
  if (changes.length === 0) return [wholeFile('layout', commentWords(file, before, after))];
  return changes.map((change) => describe(change, { schema, before: was.data, after: is.data }, { keys, nameOf }));
}

/** Says what changed in the comments of a file whose values are the same. */
function commentWords(file: string, before: string, after: string): string {
  const left = launchItemsIn({ file, text: after }).map(({ note }) => note);
  const settled = launchItemsIn({ file, text: before })
    .map(({ note }) => note)
    .filter((note) => {
      const at = left.indexOf(note);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  return settled.length === 0 ? words.notes : words.doneBeforePublishing(settled.join('; '));
}

const wholeFile = (kind: 'layout' | 'unreadable', label: string): DescribedChange => ({
  id: kind,
  kind,
  label,
  before: '',
  after: '',
  words: { head: label, fields: [], variant: undefined },
});

interface Versions {
  schema: JsonSchema | undefined;
  before: unknown;
  after: unknown;
}

function describe(change: DataChange, { schema, before, after }: Versions, naming: Naming): DescribedChange {
  const place =
    change.kind === 'removed'
      ? fieldWords(schema, before, change.before, naming.keys)
      : fieldWords(schema, after, change.after, naming.keys);
  const old = change.kind === 'added' ? undefined : valueAt(before, change.before);
  const now = change.kind === 'removed' ? undefined : valueAt(after, change.after);
  const was = 'before' in change ? schemaAt(schema, before, change.before) : undefined;
  const is = 'after' in change ? schemaAt(schema, after, change.after) : undefined;
  const shown =
    change.kind === 'moved'
      ? positions(change, before, after)
      : {
          before: valueInWords(old, { ...naming, schema: was }),
          after: valueInWords(now, { ...naming, schema: is }),
        };
  const id = createHash('sha256')
    .update(JSON.stringify([change, old, now]))
    .digest('base64url')
    .slice(0, 16);
  return {
    id,
    kind: change.kind,
    label: labelOf(change, place, old ?? now),
    ...shown,
    words: place,
    data: change,
  };
}

function labelOf({ kind }: DataChange, place: FieldWords, value: unknown): string {
  const label = fieldLabel(place);
  if (kind === 'moved') return words.moved(label);
  const isPart = isMap(value) || Array.isArray(value);
  return isPart && kind !== 'set' ? words[kind](label) : label;
}

function positions({ before: was, after: is }: DataChange & { kind: 'moved' }, before: unknown, after: unknown) {
  const position = (data: unknown, path: Path) => {
    const list = valueAt(data, path.slice(0, -1));
    return words.position(Number(path.at(-1)) + 1, Array.isArray(list) ? list.length : 0);
  };
  return { before: position(before, was), after: position(after, is) };
}

/** What a value is named by: the words that a person reads, its schema, and the names of what it refers to. */
interface Naming {
  keys: ReadingKeys;
  schema?: JsonSchema | undefined;
  nameOf?: NameOf | undefined;
}

/** Says a value in words: a text as it is, a group by its first words, a reference by the name of what it leads to. */
export function valueInWords(value: unknown, naming: Naming): string {
  return shorten(allWords(value, naming), MAX_VALUE_LENGTH);
}

function allWords(value: unknown, { schema, ...naming }: Naming): string {
  const inside = (key: string | number, inner: unknown) => allWords(inner, { ...naming, schema: childOf(schema, key) });
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value))
    return value
      .map((item, index) => inside(index, item))
      .filter(Boolean)
      .join('\n');
  const text = readTextOf(value, naming.keys);
  if (text !== undefined || !isMap(value)) return naming.nameOf?.(schema, text ?? '') ?? text ?? '';
  return Object.entries(value)
    .filter(([key]) => key !== 'type')
    .map(([key, inner]) => inside(key, inner))
    .filter(Boolean)
    .join('\n');
}
