import { z } from 'zod';
import type { FieldPath } from './diagnostic.ts';

/** What a field means to the checks that look beyond one file. */
export type FieldKind = 'link' | 'image' | 'text' | 'rich-text' | 'case-reference';

type Visitor = (kind: FieldKind, value: unknown, path: FieldPath) => void;

interface SchemaParts {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
}

/** Walks a value beside its schema and calls the visitor for every field whose schema names its kind. */
export function visit(schema: z.ZodType, value: unknown, path: FieldPath, visitor: Visitor): void {
  if (value === undefined || value === null) return;
  const kind = z.globalRegistry.get(schema)?.['kind'] as FieldKind | undefined; // set by the field vocabulary only
  if (kind) return visitor(kind, value, path);
  const parts = schema._zod.def as unknown as SchemaParts; // the def's type differs by schema
  if (parts.innerType) return visit(parts.innerType, value, path, visitor);
  if (parts.options) {
    const branch = parts.options.find((option) => option.safeParse(value).success);
    return branch && visit(branch, value, path, visitor);
  }
  const { element } = parts;
  if (element && Array.isArray(value)) return value.forEach((item, index) => visit(element, item, [...path, index], visitor));
  if (typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    const next = parts.shape?.[key] ?? parts.valueType;
    if (next) visit(next, inner, [...path, key], visitor);
  }
}
