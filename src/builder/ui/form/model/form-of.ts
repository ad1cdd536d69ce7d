import { createField } from './create-field.ts';
import type { AbsentField, FormField, GroupField } from './form-field.ts';
import type { FormSchema } from './json-schema.ts';
import type { Path } from '../../../../data/path.ts';
import { valueAt, withValueAt } from '../../../../data/plain.ts';

/** Fields that every section or page may have: they stand in a group of their own, at the end. */
const COMMON = new Set(['id', 'hidden', 'regions', 'visibleFrom', 'visibleUntil', 'draft', 'redirectFrom']);

/** The form of a section, of a file, or of a page's own fields. */
export interface Form {
  /** The part of the file that the form is for: a section, or all of it. */
  root: Path;
  title: string;
  help: string;
  field: GroupField;
  /** "Visibility & link name". */
  common: { fields: FormField[]; absent: AbsentField[] };
}

/** Returns the path of the form that shows a field: its section's, or the file's. */
export const formRoot = (path: Path): Path =>
  path[0] === 'sections' && typeof path[1] === 'number' ? path.slice(0, 2) : [];

/** Makes a form of a file's data. A page's own form leaves its sections to theirs. */
export function createForm(schema: FormSchema, data: unknown, root: Path): Form {
  const isSection = root.length > 0;
  const own = isSection ? (schema.properties?.['sections']?.items ?? {}) : schema;
  const field = createField(own, valueAt(data, root), { path: root, root: schema, required: true });
  if (field.shape === 'record')
    return { root, title: field.title, help: field.help, field: asGroup(field), common: NOTHING };
  if (field.shape !== 'group') throw new Error(`A form is made of a map: ${root.join('.')}`);
  const isPage = !isSection && schema.properties?.['sections'] !== undefined;
  const hasCommon = isSection || isPage || schema.properties?.['type'] !== undefined;
  const isCommon = (key: string) => hasCommon && COMMON.has(key);
  const isLeftOut = (key: string) => (isPage && key === 'sections') || (hasCommon && ['type', 'shared'].includes(key));
  const keyOf = ({ path }: FormField) => String(path.at(-1));
  const { title, help, fields, absent } = field;
  return {
    root,
    title,
    help,
    field: {
      ...field,
      fields: fields.filter((each) => !isCommon(keyOf(each)) && !isLeftOut(keyOf(each))),
      absent: absent.filter(({ key }) => !isCommon(key) && !isLeftOut(key)),
    },
    common: {
      fields: fields.filter((each) => isCommon(keyOf(each))),
      absent: absent.filter(({ key }) => isCommon(key)),
    },
  };
}

const NOTHING = { fields: [], absent: [] };

const asGroup = (field: Extract<FormField, { shape: 'record' }>): GroupField => ({
  ...field,
  shape: 'group',
  fields: [field],
  absent: [],
});

/**
 * Makes the form of an entry that shows a shared section: fields that it has replace those of the section, and all others
 * are optional.
 * @param type the section's type
 */
export function optionalForm(schema: FormSchema, data: unknown, root: Path, type: string): Form {
  const typed = withValueAt(data, [...root, 'type'], type);
  const { field, ...form } = createForm(schema, typed, root);
  const isPresent = ({ value }: FormField) => value !== undefined;
  const missing = field.fields.filter((each) => !isPresent(each));
  const absent = [
    ...missing.map(({ path, title, help, schema: own }) => ({ key: String(path.at(-1)), title, help, schema: own })),
    ...field.absent,
  ];
  const fields = field.fields.filter(isPresent).map((each) => ({ ...each, required: false }));
  return { ...form, field: { ...field, fields, absent } };
}
