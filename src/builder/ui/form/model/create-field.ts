import { humanize } from '../../../../i18n/name-forms.ts';
import { texts } from '../../../texts/texts.ts';
import { controlOf, limitOf } from './control-of.ts';
import type { FormField, GroupField, LeafField, VariantsField } from './form-field.ts';
import { fittingBranch, resolveSchema, type FormSchema } from './json-schema.ts';
import type { Path } from '../../../../data/path.ts';
import { isMap } from '../../../../data/plain.ts';

export { humanize };

/** Where a field stands. */
interface Position {
  path: Path;
  /** The schema of the file, for references. */
  root: FormSchema;
  required: boolean;
  /** The title, where the schema has none. */
  title?: string;
  /** Makes the accessible name of the title: "Title, English" for one language of it. Default: the title. */
  label?: (title: string) => string;
  help?: string;
}

/** Describes a value as a field with its inputs. Throws for a schema that no input knows. */
export function createField(schema: FormSchema, value: unknown, position: Position): FormField {
  const own = resolveSchema(schema, value, position.root);
  const title = ownTitle(own, position.path.at(-1)) ?? position.title ?? humanize(position.path.at(-1));
  const base = {
    path: position.path,
    title,
    label: position.label?.(title) ?? title,
    help: helpOf(own) ?? position.help ?? '',
    required: position.required,
    value,
    schema: own,
  };
  if (own.anyOf) return alternatives(base, own.anyOf, position);
  const control = controlOf(own);
  if (control) return { ...base, shape: 'leaf', control, ...limit(limitOf(own)) };
  if (own.type === 'array') return list(base, own, position);
  if (own.type === 'object') return group(base, own, position);
  throw new Error(`No input for ${base.path.join('.')}: ${JSON.stringify(own).slice(0, 200)}`);
}

type Base = Omit<LeafField, 'shape' | 'control' | 'limit' | 'recommendedLength'>;

const limit = (most: number | undefined) => (most === undefined ? {} : { limit: most });

function alternatives(base: Base, branches: readonly FormSchema[], position: Position): FormField {
  const chosen = fittingBranch(branches, base.value);
  const { title, help } = base;
  // The branches have no title of their own, and a limit that the field's description names holds for each.
  const field = createField({ description: help, ...branches[chosen], title }, base.value, position);
  return { ...base, shape: 'alternatives', branches, chosen, field };
}

function list(base: Base, { items = {} }: FormSchema, { root, path }: Position): FormField {
  const item = resolveSchema(items, undefined, root);
  if (isWord(item))
    return {
      ...base,
      schema: { ...base.schema, items: item },
      shape: 'words',
      isNumeric: item.type === 'number' || item.type === 'integer',
      ...(item.enum && { options: item.enum.map(String) }),
    };
  const values = Array.isArray(base.value) ? (base.value as unknown[]) : [];
  return {
    ...base,
    shape: 'list',
    itemSchema: items,
    items: values.map((value, index) => {
      const title = `${(isGroupOfFields(items) && items.title) || base.title} ${index + 1}`;
      return withIdLast(createField({ ...items, title }, value, { root, path: [...path, index], required: true }));
    }),
  };
}

/** Puts the id of an item behind what it's derived from. */
function withIdLast(item: FormField): FormField {
  if (item.shape !== 'group') return item;
  const isId = ({ path }: FormField) => path.at(-1) === 'id';
  return { ...item, fields: [...item.fields.filter((field) => !isId(field)), ...item.fields.filter(isId)] };
}

/** Whether a list of such items is edited in one input. */
export const isWord = (item: FormSchema): boolean => controlOf(item) !== undefined && item.kind === undefined;

const isGroupOfFields = ({ kind, type, allOf }: FormSchema): boolean =>
  (type === 'object' && kind === undefined) || allOf !== undefined;

function group(base: Base, schema: FormSchema, { root, path }: Position): FormField {
  const { properties = {}, required = [], additionalProperties } = schema;
  const value = isMap(base.value) ? base.value : {};
  const fieldOf = (key: string, own: FormSchema, label?: Position['label']): FormField =>
    createField(own, value[key], {
      root,
      path: [...path, key],
      required: required.includes(key),
      title: humanize(key),
      ...(label && { label }),
    });
  if (isVariants(schema)) {
    const by = schema.kind === 'regional' ? 'region' : 'language';
    const label = (name: string) =>
      by === 'language' ? texts.common.inLanguage(base.label, name) : `${base.label}, ${name}`;
    const variants = Object.entries(properties).map(
      ([key, own]) => variantOf(fieldOf(key, own, label) as LeafField, schema, base.help), // isVariants: single values only
    );
    return { ...base, shape: 'variants', by, variants };
  }
  const known = Object.entries(properties).filter(([, own]) => !('const' in own));
  const open = isMap(additionalProperties) ? (additionalProperties as FormSchema) : undefined;
  const further = Object.keys(value).filter((key) => !Object.hasOwn(properties, key));
  const extra = open
    ? further.map((key) => fieldOf(key, { ...open, title: schema.names?.[key] ?? humanize(key) }))
    : [];
  if (open && known.length === 0) return { ...base, shape: 'record', fields: extra, itemSchema: open };
  const { fields, absent } = present(known, required, value, fieldOf);
  return { ...base, shape: 'group', fields: [...fields, ...extra], absent };
}

/** The fields to show, and those to offer: switches are shown always, because off is the same as absent, and so is the input for fonts. */
function present(
  known: [string, FormSchema][],
  required: readonly string[],
  value: Readonly<Record<string, unknown>>,
  fieldOf: (key: string, own: FormSchema) => FormField,
): Pick<GroupField, 'fields' | 'absent'> {
  const isShown = ([key, { type, input }]: [string, FormSchema]) =>
    required.includes(key) || Object.hasOwn(value, key) || type === 'boolean' || input === 'fonts';
  return {
    fields: known.filter(isShown).map(([key, own]) => fieldOf(key, own)),
    absent: known
      .filter((entry) => !isShown(entry))
      .map(([key, schema]) => ({
        key,
        title: ownTitle(schema, key) ?? humanize(key),
        help: helpOf(schema) ?? '',
        schema,
      })),
  };
}

/** Whether a map holds one value for each language or region. */
const isVariants = ({ kind, properties = {} }: FormSchema): boolean =>
  ['text', 'rich-text', 'regional'].includes(kind ?? '') &&
  Object.values(properties).every((own) => controlOf(own) !== undefined);

/** One language or region of a value: its limit is that of the whole, and its help too. */
function variantOf(
  field: LeafField,
  { kind, recommendedLength }: FormSchema,
  help: string,
): VariantsField['variants'][number] {
  const most = field.limit ?? limitOf({ description: help });
  if (field.control !== 'line') return field;
  const control = kind === 'rich-text' ? 'rich-text' : 'text';
  return { ...field, control, ...limit(most), ...(recommendedLength !== undefined && { recommendedLength }) };
}

/** What a form says of a field. */
export const helpOf = ({ form, description }: FormSchema): string | undefined => form ?? description;

/** The title of a schema, unless it repeats the field's name in the file. */
export const ownTitle = ({ title }: FormSchema, key: string | number | undefined): string | undefined =>
  title === key ? undefined : title;
