import { controlOf } from './control-of.ts';
import { createField } from './create-field.ts';
import type { FormField } from './form-field.ts';
import { fittingBranch, isGroup, resolveSchema, type JsonSchema } from './json-schema.ts';
import { everyField } from './walk-fields.ts';

/**
 * Returns the value that a new field or list item begins with: its required fields, texts empty, other values as in its
 * neighbor.
 * @param neighbor the last item of the list; `undefined`: the schema's own minimum
 */
export function newValue(schema: JsonSchema, neighbor: unknown, root: JsonSchema): unknown {
  const own = resolveSchema(schema, neighbor, root);
  if (own.anyOf) return newValue(own.anyOf[fittingBranch(own.anyOf, neighbor)] ?? {}, neighbor, root);
  if (own.type === 'array') return Array.from({ length: own.minItems ?? 0 }, () => newItem(own, neighbor, root));
  if (own.type !== 'object') return newScalar(own, neighbor);
  const { required = [], properties = {} } = own;
  const like = isGroup(neighbor) ? neighbor : {};
  return Object.fromEntries(required.map((key) => [key, newValue(properties[key] ?? {}, like[key], root)]));
}

/**
 * Returns what an optional field begins with: its default, so that adding it changes nothing yet. A list has a first
 * item, because an empty one says nothing.
 */
export function newField(schema: JsonSchema, root: JsonSchema): unknown {
  const own = resolveSchema(schema, undefined, root);
  if (own.default !== undefined && !isEmptyList(own.default)) return own.default;
  const value = newValue(schema, undefined, root);
  const branches = schema.anyOf ?? [schema];
  const list = Array.isArray(value) && value.length === 0 && branches.find(({ type }) => type === 'array');
  const isWords = list && controlOf(list.items ?? {}) !== undefined;
  return list && !isWords ? [newItem(list, undefined, root)] : value;
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const newItem = ({ items = {} }: JsonSchema, neighbor: unknown, root: JsonSchema): unknown =>
  newValue(items, Array.isArray(neighbor) ? neighbor[0] : undefined, root);

function newScalar(schema: JsonSchema, neighbor: unknown): unknown {
  if ('const' in schema) return schema.const;
  switch (controlOf(schema)) {
    case 'choice':
    case 'icon':
      return neighbor ?? schema.enum?.[0];
    case 'switch':
      return false;
    case 'number':
      return neighbor ?? schema.minimum ?? (schema.exclusiveMinimum ?? -1) + (schema.multipleOf ?? 1);
    case 'link':
    case 'image':
      return neighbor ?? '';
    default:
      return '';
  }
}

/** Whether a value has everything that its schema requires, so that it can be saved. */
export const isComplete = (schema: JsonSchema, value: unknown, root: JsonSchema): boolean =>
  missingIn(schema, value, root).length === 0;

/** The fields of a value that are still to be filled in. */
export const missingIn = (schema: JsonSchema, value: unknown, root: JsonSchema): FormField[] =>
  everyField(createField(schema, value, { path: [], root, required: true })).filter(isMissing);

function isMissing({ shape, required, value, schema }: FormField): boolean {
  if (shape === 'leaf') return required && (value === undefined || value === '');
  if (shape === 'words' || shape === 'list') return Array.isArray(value) && value.length < (schema.minItems ?? 0);
  return false;
}
