import { useMemo, useSyncExternalStore } from 'react';
import { createStore } from '../../../components/create-store.ts';
import { formatPath, type Path } from '../../../data/path.ts';
import type { PeopleHere, PresentPerson } from '../../protocol/presence.ts';
import { shownPath } from './shown-files.ts';

/** The other people who are here, with an entry for each of their tabs. */
const others = createStore<readonly PresentPerson[]>([]);

let known: PeopleHere = { run: '', version: 0, people: [] };
let self: string | undefined;

/**
 * Takes what the server says of everybody. What is older than what is known is dropped.
 * @param own the id of the person at this browser; left out: as before
 */
export function takePeople(next: PeopleHere, own = self): void {
  const isOld = next.run === known.run && next.version <= known.version;
  if (isOld && own === self) return;
  if (!isOld) known = next;
  self = own;
  // Until the server has said who this is, nobody is another person.
  others.set(self === undefined ? [] : known.people.filter(({ person }) => person !== self));
}

/** Returns the other people who are here, in the order in which they came; somebody with several tabs once, by the last of them. */
export function useOthers(): PresentPerson[] {
  const byPerson = new Map(others.use().map((one) => [one.person, one]));
  return [...byPerson.values()];
}

/** Returns the others for whom `isWanted` holds in one of their tabs, each once. */
export function useOthersWho(isWanted: (one: PresentPerson) => boolean): PresentPerson[] {
  const found = others.use().filter(isWanted);
  return [...new Map(found.map((one) => [one.person, one])).values()];
}

/** Somebody who is typing. */
export interface Typist {
  name: string;
  /** Whether nobody else types there meanwhile. */
  isAlone: boolean;
}

/** Returns who else is typing in a field; `undefined` if nobody is. */
export function typistAt(file: string, path: Path): Typist | undefined {
  const field = formatPath(path);
  const isThere = ({ types }: PresentPerson) =>
    types?.file === file && formatPath(shownPath(file, types.path) ?? []) === field;
  const found = others.get().filter(isThere);
  const one = found.find(({ types }) => types?.isLong) ?? found[0];
  return one && { name: one.name, isAlone: one.types?.isLong === true };
}

/** Returns who else is typing in a field, in a component. */
export function useTypist(file: string, path: Path): Typist | undefined {
  const now = useSyncExternalStore(others.subscribe, () => JSON.stringify(typistAt(file, path)));
  return useMemo(() => (now === undefined ? undefined : (JSON.parse(now) as Typist)), [now]); // written one line above
}
