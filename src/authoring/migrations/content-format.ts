import type { ContentModel } from '../../model/content-model.ts';
import { editorSchemas } from '../editor/editor-schemas.ts';
import type { JsonSchema } from '../editor/json-schema.ts';

/** Kinds whose own fields depend on the content's regions and languages. */
const LEAVES = new Set(['text', 'rich-text', 'search-text', 'regional']);

/** Regions and languages are content themselves; the others repeat what pages and section types have. */
const LEFT_OUT = ['regions', 'shared-section', 'page-template', 'section-template'];

/**
 * Describes the format of all content: a line for each field of each schema, with its type and whether it's required.
 * Texts, titles and limits are left out: changing them needs no migration.
 */
export function contentFormat(model: ContentModel): string[] {
  const lines = editorSchemas(model)
    .filter(({ file }) => !LEFT_OUT.some((name) => file.endsWith(`/${name}.schema.json`)))
    .flatMap(({ file, json }) => fieldsOf(file.replace(/^schemas\/|\.schema\.json$/g, ''), json));
  return [...new Set(lines)].sort();
}

function fieldsOf(name: string, { properties, required = [], items, kind, ...rest }: JsonSchema): string[] {
  const branches = [...(rest.anyOf ?? []), ...(rest.allOf ?? []), ...(rest.oneOf ?? []), rest.then ?? true];
  const inner = branches.flatMap((branch) => (typeof branch === 'object' ? fieldsOf(name, branch) : []));
  if (typeof kind === 'string' && LEAVES.has(kind)) return [];
  const fields = Object.entries(properties ?? {}).flatMap(([key, field]) =>
    typeof field === 'object'
      ? [
          `${name}.${key}: ${typeOf(field)}${required.includes(key) ? ', required' : ''}`,
          ...fieldsOf(`${name}.${key}`, field),
        ]
      : [],
  );
  const list = typeof items === 'object' && !Array.isArray(items) ? items : undefined;
  const entries = list ? [`${name}[]: ${typeOf(list)}`, ...fieldsOf(`${name}[]`, list)] : [];
  return [...fields, ...entries, ...inner];
}

function typeOf({ type, kind, enum: values }: JsonSchema): string {
  const name = typeof kind === 'string' ? kind : String(type ?? 'any');
  return values ? `${name} ${values.map(String).sort().join(' | ')}` : name;
}

/**
 * The fields of a section type are in its own schema, and among those of a page's sections. Only the former say whether the
 * type itself is new.
 */
const OF_TYPE = /^sections\/[^.[]+/;
const IN_PAGE = 'page.sections[]';

/** Returns what content of the old format may break on: lines that are gone, stricter or required now. */
export function breakingChanges(before: readonly string[], after: readonly string[]): string[] {
  const known = new Map(before.map((line) => splitLine(line)));
  const current = new Map(after.map((line) => splitLine(line)));
  const gone = [...known].flatMap(([field, format]) => {
    const now = current.get(field);
    if (now === undefined) return [`${field} is gone or has another name`];
    if (now.type !== format.type && !allowsAll(format.type, now.type))
      return [`${field} was ${format.type}, is ${now.type}`];
    return now.required && !format.required ? [`${field} is required now`] : [];
  });
  const ofTypes = new Set(
    [...current.keys()].flatMap((field) => (OF_TYPE.test(field) ? field.replace(OF_TYPE, IN_PAGE) : [])),
  );
  const added = [...current].flatMap(([field, { required }]) =>
    // A required field of a group that is new itself breaks nothing.
    required &&
    !known.has(field) &&
    isKnown(parentOf(field), known) &&
    !(field.startsWith(IN_PAGE) && ofTypes.has(field))
      ? [`${field} is new and required`]
      : [],
  );
  return [...gone, ...added];
}

interface Format {
  type: string;
  required: boolean;
}

function splitLine(line: string): [string, Format] {
  const [field = '', format = ''] = line.split(': ');
  return [field, { type: format.replace(', required', ''), required: format.endsWith(', required') }];
}

const parentOf = (field: string): string => field.replace(/(\.[^.[]+|\[\])$/, '');

/** Whether a field was there; a file's own fields always were, if the file was. */
const isKnown = (field: string, known: ReadonlyMap<string, Format>): boolean =>
  known.has(field) || [...known.keys()].some((one) => parentOf(one) === field);

/** Whether a type is a choice that only got more values, or takes any of its kind now. */
function allowsAll(before: string, after: string): boolean {
  const values = (type: string) => type.split(' ').filter((part) => part !== '|');
  const [old, now] = [values(before), values(after)];
  return old[0] === now[0] && old.length > 1 && (now.length === 1 || old.every((value) => now.includes(value)));
}
