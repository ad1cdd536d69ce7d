import type { z } from 'zod';
import type { FieldPath } from './diagnostic.ts';

/** What is read of a schema's inside; zod documents `_zod.def` for such tools. */
interface SchemaParts {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
}

const partsOf = (schema: z.ZodType): SchemaParts => schema._zod.def as unknown as SchemaParts; // the def's type differs by schema

/** The names of the fields that may stand at a place, as far as the schema lists them. */
export function keysAt(schema: z.ZodType, path: FieldPath): string[] {
  const parts = partsOf(schema);
  if (parts.innerType) return keysAt(parts.innerType, path);
  if (parts.options) return [...new Set(parts.options.flatMap((option) => keysAt(option, path)))];
  const [step, ...rest] = path;
  if (step === undefined) return Object.keys(parts.shape ?? {});
  const next = parts.element ?? parts.shape?.[String(step)] ?? parts.valueType;
  return next ? keysAt(next, rest) : [];
}
