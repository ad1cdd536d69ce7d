import type { QueryClient } from '@tanstack/react-query';
import { drafts, fileOfKey, pathOfKey } from '../form/saving/unsaved.ts';
import { indexOfId, newId, type Identities } from '../state/identities.ts';
import type { IdentifiedSections, PendingEdit } from '../state/shown-files.ts';
import { describePage, type PageSections } from './read-sections.ts';
import { SECTIONS, type ListCommand } from './section-commands.ts';
import { withValueAt } from '../../../data/plain.ts';

/** Returns what gives sections that are chosen the texts that were typed in them: a copy has them, too. */
export function withTyped(
  file: string,
  page: PageSections,
  chosen: Identities,
): (list: IdentifiedSections) => IdentifiedSections {
  const typed = drafts.shown().flatMap(([key, value]) => {
    const [, index, ...path] = pathOfKey(key);
    const id = isInSections(key, file, indexesOf(page, chosen)) ? page.ids[Number(index)] : undefined;
    return id === undefined ? [] : [{ id, path, value }];
  });
  return ({ entries, ids }) => ({
    ids,
    entries: entries.map((entry, index) =>
      typed
        .filter(({ id }) => id === ids[index])
        .reduce((section, { path, value }) => withValueAt(section, path, value) as typeof entry, entry),
    ),
  });
}

/** The places of the sections that a command removes. */
export const removedBy = ({ places }: ListCommand): number[] =>
  places.flatMap((place, index) => (place < 0 ? [index] : []));

/** Whether a field stands in one of a page's sections. */
export function isInSections(key: string, file: string, places: readonly number[]): boolean {
  if (places.length === 0 || fileOfKey(key) !== file) return false;
  const [list, index] = pathOfKey(key);
  return list === SECTIONS[0] && places.includes(Number(index));
}

/** Returns what edits the sections that are shown. Those that it adds are known by the same numbers each time. */
export function applying(
  client: QueryClient,
  read: (list: IdentifiedSections) => IdentifiedSections,
  make: (page: PageSections) => ListCommand | undefined,
): PendingEdit['apply'] {
  const added: number[] = [];
  return (list) => {
    const page = describePage(client, read(list));
    const made = page && make(page);
    if (!made) return list;
    let count = 0;
    return {
      entries: made.next as IdentifiedSections['entries'], // sections are maps
      ids: made.next.map((_, index) => list.ids[made.places.indexOf(index)] ?? (added[count++] ??= newId())),
    };
  };
}

/** The places of sections on a page; those that are gone have none. */
export const indexesOf = ({ ids }: PageSections, wanted: Identities): number[] =>
  wanted.map((id) => indexOfId(ids, id)).filter((index) => index >= 0);
