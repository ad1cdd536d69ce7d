import type { Database } from './database.ts';
import { findPerson, listPeople, type Person } from './people.ts';

/** Returns when each person last used the builder, by id, in milliseconds since 1970. */
export const lastVisits = (database: Database): ReadonlyMap<string, number> =>
  new Map(
    (database.all('SELECT id, visited FROM person WHERE visited IS NOT NULL') as { id: string; visited: number }[]) // the columns of the query
      .map(({ id, visited }) => [id, visited]),
  );

/**
 * Removes a person with their passkeys, codes, invitations and sessions. The last owner stays.
 * @returns the person; `undefined` if nobody was removed
 */
export const removePerson = (database: Database, id: string): Person | undefined =>
  database.together(() => {
    const person = findPerson(database, id);
    if (!person || isLastOwner(database, person)) return undefined;
    deletePerson(database, id);
    return person;
  });

/** Removes everybody with a name, also the last owner. Returns how many there were. */
export const forgetPeople = (database: Database, name: string): number =>
  database.together(() => {
    const found = listPeople(database).filter((person) => person.name === name);
    for (const { id } of found) deletePerson(database, id);
    return found.length + database.run('DELETE FROM invitation WHERE name = ?', name);
  });

const deletePerson = (database: Database, id: string): void => void database.run('DELETE FROM person WHERE id = ?', id);

const isLastOwner = (database: Database, { id, role }: Person): boolean =>
  role === 'owner' && !listPeople(database).some((other) => other.role === 'owner' && other.id !== id);
