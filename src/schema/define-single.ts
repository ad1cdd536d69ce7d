import type { z } from 'zod';

/** A file of `content/` that exists once, for values that several pages show: `content/<name>.yaml`. */
export interface SingleDefinition<S extends z.ZodObject = z.ZodObject> {
  /** The name of the file, without its ending. */
  name: string;
  schema: S;
  /**
   * Set if a comment `# asOf: 2026-01-15` must say when its values were last checked: what they are, in the plural, and the
   * field that the comment stands above.
   */
  checkedWithDay?: { what: string; above: keyof z.output<S> & string };
}

/**
 * Defines a file that exists once. Sections read it with `content.single(…)`.
 *
 * @example
 * export const opening = defineSingle({ name: 'opening-hours', schema: openingSchema });
 */
export const defineSingle = <S extends z.ZodObject>(definition: SingleDefinition<S>): SingleDefinition<S> => definition;
