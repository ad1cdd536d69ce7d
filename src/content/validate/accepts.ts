import type { z } from 'zod';

/** Returns whether one of a field's schemas accepts a value. A remedy may only name a value that passes. */
export const accepts = (schemas: readonly z.ZodType[], value: unknown): boolean =>
  schemas.some((schema) => schema.safeParse(value).success);
