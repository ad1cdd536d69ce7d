import { ROLES, type Role } from '../protocol/roles.ts';
import type { Database } from './database.ts';

/** Somebody who may use the builder. */
export interface Person {
  id: string;
  name: string;
  role: Role;
}

/** Returns whether a role may do what another one may. */
export const mayAct = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed);

/** Lists everybody, by name. */
export const listPeople = (database: Database): Person[] =>
  database.all('SELECT id, name, role FROM person ORDER BY name') as Person[]; // the columns of the query

/** Returns a person; `undefined` if there is none any more. */
export const findPerson = (database: Database, id: string): Person | undefined =>
  database.first('SELECT id, name, role FROM person WHERE id = ?', id) as Person | undefined; // the columns of the query
