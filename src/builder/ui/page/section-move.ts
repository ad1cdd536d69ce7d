import type { Trace } from '../../protocol/page-answers.ts';

/** Returns the indexes of a file's sections that a region shows, from top to bottom. */
export const shownIndexes = (trace: Trace, file: string): number[] =>
  trace.sections.flatMap(({ field }) => {
    const index = field.path.at(-1);
    return field.file === file && typeof index === 'number' ? [index] : [];
  });

/** Returns what stands above or below something in a list; `undefined` at its end. */
export function neighbor(list: readonly number[], one: number, direction: 'up' | 'down'): number | undefined {
  const at = list.indexOf(one);
  return at < 0 ? undefined : list[direction === 'up' ? at - 1 : at + 1];
}

/**
 * Returns the gap to which a section moves among those that a region shows: before the one above it, or behind the one
 * below. Sections between them that the region doesn't show are passed.
 * @param ids the identities of all sections, from top to bottom
 */
export function gapAmong(
  ids: readonly number[],
  shown: readonly number[],
  id: number,
  direction: 'up' | 'down',
): number | undefined {
  const other = neighbor(
    ids.filter((one) => shown.includes(one)),
    id,
    direction,
  );
  if (other === undefined) return undefined;
  return direction === 'up' ? ids.indexOf(other) : ids.indexOf(other) + 1;
}
