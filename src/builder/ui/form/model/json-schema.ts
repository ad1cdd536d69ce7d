import { isMap } from '../../../../data/plain.ts';

/** The parts of JSON Schema (draft 7) that forms are made from, with the content's own `kind`. */
export interface FormSchema {
  type?: string;
  title?: string;
  description?: string;
  /** The help in a form, where the description is written for files. */
  form?: string;
  kind?: string;
  /** Length up to which a text reads well, in characters; it may be longer. */
  recommendedLength?: number;
  /** The collection that a reference names an entry of. */
  collection?: string;
  /** Whether a picture is for social networks. */
  isShared?: boolean;
  /** The input that forms have for it, where its kind doesn't say so: `film`, `document`, `font`, `fonts`. */
  input?: string;
  const?: unknown;
  enum?: readonly unknown[];
  /** What the choices are called in the person's language, where their names in the file aren't shown. */
  labels?: Readonly<Record<string, string>>;
  /** What the entries of a map are called in the person's language, by the names that the file gives them. */
  names?: Readonly<Record<string, string>>;
  default?: unknown;
  properties?: Readonly<Record<string, FormSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | FormSchema;
  propertyNames?: FormSchema;
  items?: FormSchema;
  anyOf?: readonly FormSchema[];
  allOf?: readonly FormSchema[];
  if?: FormSchema;
  then?: FormSchema;
  else?: FormSchema;
  $ref?: string;
  definitions?: Readonly<Record<string, FormSchema>>;
  pattern?: string;
  patternErrorMessage?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
}

/** Follows references, applies the branches of `allOf` and `if` that the value meets, and joins them to one schema. */
export function resolveSchema(schema: FormSchema, value: unknown, root: FormSchema): FormSchema {
  const { $ref, allOf = [], if: condition, then, else: otherwise, ...own } = schema;
  const referenced = $ref?.startsWith('#/definitions/') ? root.definitions?.[$ref.slice(14)] : undefined;
  const branch = condition && (fits(condition, value) ? then : otherwise);
  return [referenced, ...allOf, branch]
    .filter((part) => part !== undefined)
    .map((part) => resolveSchema(part, value, root))
    .reduce(join, own);
}

const join = (a: FormSchema, b: FormSchema): FormSchema => ({
  ...a,
  ...b,
  ...((a.properties ?? b.properties) && { properties: { ...a.properties, ...b.properties } }),
  ...((a.required ?? b.required) && { required: [...new Set([...(a.required ?? []), ...(b.required ?? [])])] }),
});

/** Returns the index of the alternative that a value is written in; the first one if it fits none. */
export function fittingBranch(branches: readonly FormSchema[], value: unknown): number {
  const fitting = branches.findIndex((branch) => fits(branch, value));
  if (fitting >= 0) return fitting;
  const sameType = branches.map((branch) => (hasType(branch, value) ? 1 + knownKeys(branch, value) : 0));
  return Math.max(0, sameType.indexOf(Math.max(...sameType)));
}

const knownKeys = ({ properties = {} }: FormSchema, value: unknown): number =>
  isMap(value) ? Object.keys(value).filter((key) => Object.hasOwn(properties, key)).length : 0;

/** Whether a value has a schema's form: types, constants, and names of fields; lengths and patterns don't matter. */
export function fits(schema: FormSchema, value: unknown): boolean {
  if (!hasType(schema, value)) return false;
  if ('const' in schema && schema.const !== value) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (Array.isArray(value)) return value.every((item) => fits(schema.items ?? {}, item));
  if (!isMap(value)) return true;
  const { properties = {}, required = [], additionalProperties } = schema;
  if (!required.every((key) => Object.hasOwn(value, key))) return false;
  return Object.entries(value).every(([key, item]) => {
    const known = properties[key];
    return known ? fits(known, item) : additionalProperties !== false;
  });
}

function hasType({ type }: FormSchema, value: unknown): boolean {
  switch (type) {
    case 'object':
      return isMap(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case undefined:
      return true;
    default:
      return typeof value === type;
  }
}
