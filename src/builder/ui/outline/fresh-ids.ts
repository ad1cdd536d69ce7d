import { uniqueName } from '../kit/unique-name.ts';
import type { Path } from '../../../data/path.ts';

/** An id and where it stands in a section. */
interface Id {
  path: Path;
  value: string;
}

/** Finds the ids in a section: its own, and those of its list items. */
function idsIn(value: unknown, path: Path = []): Id[] {
  if (typeof value !== 'object' || value === null) return [];
  const id: unknown = (value as { id?: unknown }).id;
  const own = !Array.isArray(value) && typeof id === 'string' ? [{ path: [...path, 'id'], value: id }] : [];
  const inner = Object.entries(value).flatMap(([key, child]) =>
    idsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...own, ...inner];
}

/** How often a word stands in a value as a key or a text. */
function uses(value: unknown, word: string): number {
  if (value === word) return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, child]) => sum + uses(child, word) + (key === word ? 1 : 0), 0);
}

/** All ids of a page's sections. */
export const takenIds = (entries: readonly Record<string, unknown>[]): Set<string> =>
  new Set(entries.flatMap((entry) => idsIn(entry).map(({ value }) => value)));

/**
 * Returns the ids that a copy of a section needs in place of its own, because they are anchors of the page. An id that the
 * section itself refers to, such as that of a table's column, is no anchor and stays. The new ids are added to `taken`.
 */
export function freshIds(entry: Record<string, unknown>, taken: Set<string>): Id[] {
  return idsIn(entry).flatMap(({ path, value }) => {
    if (path.length > 1 && uses(entry, value) > 1) return [];
    const fresh = uniqueName(value, taken);
    taken.add(fresh);
    return fresh === value ? [] : [{ path, value: fresh }];
  });
}

/** Returns a copy of a value with other ids. */
export function withIds<T>(value: T, ids: readonly Id[]): T {
  const copy = structuredClone(value);
  for (const { path, value: id } of ids) {
    const holder = path.slice(0, -1).reduce<unknown>((inner, key) => Object(inner)[key] as unknown, copy);
    Object.assign(Object(holder) as object, { id });
  }
  return copy;
}
