import { z } from 'zod';
import type { Path } from '../../data/path.ts';
import { humanize } from '../../i18n/name-forms.ts';

/** The parts of a schema's definition used here; zod documents `_zod.def` for such tools. */
export interface SchemaDef {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  keyType?: z.ZodType;
  options?: readonly z.ZodType[];
  /** For numbers: `safeint` for integers. */
  format?: string;
  /** The choices of an enum. */
  entries?: Record<string, string | number>;
}

/** The children of a schema. */
export const schemaDef = (schema: z.ZodType): SchemaDef => schema._zod.def;

/** What a field means to cross-file checks. */
export type FieldKind =
  | 'link'
  | 'plain-link'
  | 'image'
  | 'media-file'
  | 'text'
  | 'rich-text'
  | 'search-text'
  | 'fact'
  | 'page-reference'
  | 'reference'
  | 'first-day'
  | 'last-day';

/** What a map means as a whole; its fields have kinds of their own. */
export type GroupKind = 'regional' | 'picture';

/** Metadata set by the field vocabulary. */
export interface FieldMeta {
  kind?: FieldKind | GroupKind;
  /** The collection that a reference names an entry of. */
  collection?: string;
  /** Whether it's the name of a collection. */
  isCollection?: boolean;
  /** Placeholders that a text must contain, because something is filled in for them. */
  placeholders?: readonly string[];
  /** Whether a text may have plural forms, separated by ` | `. */
  hasPlurals?: boolean;
  /** Whether an image must be of a format that social networks show: no drawing. */
  isShared?: boolean;
}

/** Metadata of a field; only the field vocabulary sets it. */
export const metaOf = (schema: z.ZodType): FieldMeta => (z.globalRegistry.get(schema) ?? {}) as FieldMeta;

/** Returns the schemas that apply at a path: several if a value may be written in several ways. */
export function schemasAt(schema: z.ZodType, path: Path): z.ZodType[] {
  const { innerType, options, element, shape, valueType } = schemaDef(schema);
  if (innerType) return schemasAt(innerType, path);
  if (options && path.length > 0) return options.flatMap((option) => schemasAt(option, path));
  const [step, ...rest] = path;
  if (step === undefined) return [schema];
  const next = element ?? shape?.[String(step)] ?? valueType;
  return next ? schemasAt(next, rest) : [];
}

/** Returns the names of a map's fields, if its schemas list them. */
export const keysOf = (schemas: readonly z.ZodType[]): string[] => [
  ...new Set(
    schemas.flatMap((schema): string[] => {
      const { options, shape = {} } = schemaDef(schema);
      return options ? keysOf(options) : Object.keys(shape);
    }),
  ),
];

/** Returns the title under which a form shows a field: that of its schema, or one made of its name. */
export function fieldTitle(schema: z.ZodType, path: Path): string {
  const name = path.at(-1);
  const title = titleAt(schema, path);
  return title === undefined || title === name ? humanize(name) : title;
}

function titleAt(schema: z.ZodType, path: Path): string | undefined {
  const { innerType, options = [], element, shape, valueType } = schemaDef(schema);
  const [step, ...rest] = path;
  const own = step === undefined ? z.globalRegistry.get(schema)?.title : undefined;
  if (own !== undefined) return own;
  if (innerType) return titleAt(innerType, path);
  if (step === undefined) return undefined;
  const next = element ?? shape?.[String(step)] ?? valueType;
  if (next) return titleAt(next, rest);
  return options.map((option) => titleAt(option, path)).find((title) => title !== undefined);
}
