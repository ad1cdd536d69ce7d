import { controlOf } from './control-of.ts';
import { createField, isWord } from './create-field.ts';
import type { FormField, LeafField } from './form-field.ts';
import { fittingBranch, resolveSchema, type FormSchema } from './json-schema.ts';
import { everyField } from './walk-fields.ts';
import { isMap } from '../../../../data/plain.ts';

/**
 * Returns the value that a new field or list item begins with: its required fields, all empty. What stood there without
 * being chosen, such as the link of the item before, would be saved with the rest.
 * @param neighbor the last item of the list: the new one is written in the same form, by language or by region
 */
export function newValue(schema: FormSchema, neighbor: unknown, root: FormSchema): unknown {
  const own = resolveSchema(schema, neighbor, root);
  if (own.anyOf) return newValue(own.anyOf[fittingBranch(own.anyOf, neighbor)] ?? {}, neighbor, root);
  if (own.type === 'array') return newItems(own, neighbor, root);
  if (own.type !== 'object') return newScalar(own);
  const { required = [], properties = {} } = own;
  const like = isMap(neighbor) ? neighbor : {};
  return Object.fromEntries(required.map((key) => [key, newValue(properties[key] ?? {}, like[key], root)]));
}

/**
 * Returns what an optional field begins with: its default, so that adding it changes nothing yet. A list has a first
 * item, because an empty one says nothing.
 */
export function newField(schema: FormSchema, root: FormSchema): unknown {
  const own = resolveSchema(schema, undefined, root);
  if (own.default !== undefined && !isEmptyList(own.default)) return own.default;
  const value = newValue(schema, undefined, root);
  const branches = schema.anyOf ?? [schema];
  const list = Array.isArray(value) && value.length === 0 && branches.find(({ type }) => type === 'array');
  return list && !isWord(list.items ?? {}) ? [newItem(list, undefined, root)] : value;
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** As many items as there must be; words are chosen in one input for all of them. */
const newItems = (list: FormSchema, neighbor: unknown, root: FormSchema): unknown[] =>
  Array.from({ length: isWord(list.items ?? {}) ? 0 : (list.minItems ?? 0) }, () => newItem(list, neighbor, root));

const newItem = ({ items = {} }: FormSchema, neighbor: unknown, root: FormSchema): unknown =>
  newValue(items, Array.isArray(neighbor) ? neighbor[0] : undefined, root);

/** A single value that nobody chose yet. A page's reference may be empty: that's the home page. */
function newScalar(schema: FormSchema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum?.length === 1) return schema.enum[0];
  const control = controlOf(schema);
  if (control === 'switch') return false;
  return control === 'page-reference' ? null : '';
}

/** Whether a value has everything that its schema requires, so that it can be saved. */
export const isComplete = (schema: FormSchema, value: unknown, root: FormSchema): boolean =>
  missingIn(schema, value, root).length === 0;

/** The fields of a value that are still to be filled in. */
export const missingIn = (schema: FormSchema, value: unknown, root: FormSchema): FormField[] =>
  everyField(createField(schema, value, { path: [], root, required: true })).filter(isMissing);

function isMissing(field: FormField): boolean {
  const { shape, value, schema } = field;
  if (shape === 'leaf') return isUnfilled(field);
  if (shape === 'words' || shape === 'list') return Array.isArray(value) && value.length < (schema.minItems ?? 0);
  return false;
}

/** Whether an input has no value yet, or a text that isn't one. */
function isUnfilled({ control, required, value }: LeafField): boolean {
  if (value === undefined || value === null) return required;
  if (control === 'number') return typeof value !== 'number';
  return control !== 'page-reference' && required && value === '';
}
