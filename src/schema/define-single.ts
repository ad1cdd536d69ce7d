import type { z } from 'zod';

/** A file of `content/` that exists once, for values that several pages show: `content/<name>.yaml`. */
export interface SingleDefinition<S extends z.ZodObject = z.ZodObject> {
  /** The name of the file, without its ending. */
  name: string;
  schema: S;
}

/**
 * Defines a file that exists once. Sections read it with `content.single(…)`.
 *
 * @example
 * export const opening = defineSingle({ name: 'opening-hours', schema: openingSchema });
 */
export const defineSingle = <S extends z.ZodObject>(definition: SingleDefinition<S>): SingleDefinition<S> => definition;
