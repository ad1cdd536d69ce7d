import type { Database } from './database.ts';

/** What people may do, from least to most. */
export const ROLES = ['contributor', 'editor', 'owner'] as const;

/** What a person may do: a contributor edits, an editor also sends online, an owner also decides about people and the site. */
export type Role = (typeof ROLES)[number];

/** Somebody who may use the builder. */
export interface Person {
  id: string;
  name: string;
  role: Role;
}

/** Longest name of a person, in UTF-16 code units. */
export const MAX_PERSON_NAME = 60;

/** Returns whether a role may do what another one may. */
export const mayAct = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed);

/** Lists everybody, by name. */
export const listPeople = (database: Database): Person[] =>
  database.all('SELECT id, name, role FROM person ORDER BY name') as Person[]; // the columns of the query

/** Returns a person; `undefined` if there is none any more. */
export const findPerson = (database: Database, id: string): Person | undefined =>
  database.first('SELECT id, name, role FROM person WHERE id = ?', id) as Person | undefined; // the columns of the query
