import { z } from 'zod';
import type { FieldPath } from './diagnostic.ts';

/** What is read of a schema's inside; zod documents `_zod.def` for such tools. */
export interface SchemaParts {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  options?: readonly z.ZodType[];
  /** Of numbers: `safeint` for whole ones. */
  format?: string;
}

/** The parts of a schema. */
export const partsOf = (schema: z.ZodType): SchemaParts => schema._zod.def;

/** What a field means to the checks that look beyond one file. */
export type FieldKind =
  | 'link'
  | 'plain-link'
  | 'image'
  | 'text'
  | 'rich-text'
  | 'search-text'
  | 'fact'
  | 'page-reference'
  | 'case-reference'
  | 'service-reference';

/** What a group means as a whole; its fields have kinds of their own. */
export type GroupKind = 'regional' | 'picture';

/** What the field vocabulary says of a field. */
export interface FieldMeta {
  kind?: FieldKind | GroupKind;
  /** Names in braces that a text must hold: something is put in their place. */
  placeholders?: readonly string[];
}

/** What a schema says of its field; `kind` and `placeholders` are set by the field vocabulary only. */
export const metaOf = (schema: z.ZodType): FieldMeta => (z.globalRegistry.get(schema) ?? {}) as FieldMeta;

/** The schemas that may rule a place: several where a value may be written in several ways. */
export function schemasAt(schema: z.ZodType, path: FieldPath): z.ZodType[] {
  const { innerType, options, element, shape, valueType } = partsOf(schema);
  if (innerType) return schemasAt(innerType, path);
  if (options && path.length > 0) return options.flatMap((option) => schemasAt(option, path));
  const [step, ...rest] = path;
  if (step === undefined) return [schema];
  const next = element ?? shape?.[String(step)] ?? valueType;
  return next ? schemasAt(next, rest) : [];
}

/** The names of the fields that may stand in a group, as far as its schemas list them. */
export const keysOf = (schemas: readonly z.ZodType[]): string[] => [
  ...new Set(
    schemas.flatMap((schema): string[] => {
      const { options, shape = {} } = partsOf(schema);
      return options ? keysOf(options) : Object.keys(shape);
    }),
  ),
];
