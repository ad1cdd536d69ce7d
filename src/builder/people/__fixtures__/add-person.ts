import type { Role } from '../../protocol/roles.ts';
import type { Database } from '../database.ts';
import type { Person } from '../people.ts';

/** Adds a person without a passkey. */
export function addPerson(database: Database, name: string, role: Role = 'owner'): Person {
  const person = { id: `id-${name}`, name, role };
  database.run('INSERT INTO person (id, name, role) VALUES (?, ?, ?)', person.id, name, role);
  return person;
}
