import { matchItems } from '../../../data/match-items.ts';
import { hasSameItems } from '../../../data/plain.ts';

/** Numbers of the entries of a list. An entry keeps its number while it changes its place or its fields. */
export type Identities = readonly number[];

/** Returns where the entry of an identity is in a list; -1 if it's gone, or if there is no identity. */
export const indexOfId = (ids: Identities, id: number | undefined): number => (id === undefined ? -1 : ids.indexOf(id));

/** The entries of a list with what each is known by. */
export interface IdentifiedList {
  entries: readonly unknown[];
  ids: Identities;
}

/** The lists that were seen last, by the key of their owner. */
const known = new Map<string, IdentifiedList & { texts: readonly string[] }>();

let lastId = 0;

/** Returns an identity that no entry has. */
export const newId = (): number => ++lastId;

const textsOf = (entries: readonly unknown[]): string[] => entries.map((entry) => JSON.stringify(entry) ?? '');

/**
 * Returns the identities of a list's entries. They follow what stood in the list when it was asked for last, whoever has
 * changed it since.
 * @param owner identifies the list, such as its file
 */
export function identitiesOf(owner: string, entries: readonly unknown[]): Identities {
  const texts = textsOf(entries);
  const before = known.get(owner);
  if (before && isSameList(before.texts, texts)) return before.ids;
  const ids = before ? followIdentities(before, entries) : entries.map(newId);
  known.set(owner, { entries, texts, ids });
  return ids;
}

/** Sets the identities of a list's entries: what has changed it knows them. */
export function setIdentities(owner: string, { entries, ids }: IdentifiedList): void {
  const before = known.get(owner)?.ids;
  known.set(owner, { entries, texts: textsOf(entries), ids: before && hasSameItems(before, ids) ? before : ids });
}

/** Returns the identities of entries that have taken the place of others. */
export function followIdentities(before: IdentifiedList, entries: readonly unknown[]): Identities {
  const places = new Map(matchItems(before.entries, entries).map((pair) => [pair.after, pair.before]));
  return entries.map((_, place) => before.ids[places.get(place) ?? -1] ?? newId());
}

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index]);
