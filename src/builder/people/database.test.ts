import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addPerson } from './__fixtures__/add-person.ts';
import { openTestDatabase } from './__fixtures__/people-database.ts';
import { DatabaseError, openDatabase } from './database.ts';
import { inviteNew } from './invitations.ts';
import { listPeople } from './people.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { startSession } from './sessions.ts';

it('keeps what is written when it is opened again', () => {
  const { database, folder } = openTestDatabase();
  addPerson(database, 'Anna');
  const again = openDatabase(folder);
  expect(listPeople(again)).toEqual([{ id: 'id-Anna', name: 'Anna', role: 'owner' }]);
  again.close();
});

it('is readable by its owner alone', () => {
  const { folder } = openTestDatabase();
  expect(statSync(join(folder, 'people.db')).mode & 0o077).toBe(0);
  const fresh = join(folder, 'fresh');
  openDatabase(fresh).close();
  expect(statSync(fresh).mode & 0o077).toBe(0);
});

it('makes changes together or not at all', () => {
  const { database } = openTestDatabase();
  expect(() =>
    database.together(() => {
      addPerson(database, 'Anna');
      throw new Error('interrupted');
    }),
  ).toThrow('interrupted');
  expect(listPeople(database)).toEqual([]);
});

it('says what to do about a damaged file', () => {
  const folder = join(openTestDatabase().folder, 'damaged');
  mkdirSync(folder);
  writeFileSync(join(folder, 'people.db'), 'This is no database, but a letter. '.repeat(200));
  expect(() => openDatabase(folder)).toThrow(DatabaseError);
  expect(() => openDatabase(folder)).toThrow('it is damaged. Stop the builder and restore a backup.');
});

it('says what to do about a database of a newer version', () => {
  const { database, folder } = openTestDatabase();
  database.run('PRAGMA user_version = 900');
  expect(() => openDatabase(folder)).toThrow('is of a newer version of the builder. Update the builder.');
});

it('has no secret that somebody who steals it could use', () => {
  const { database, folder } = openTestDatabase();
  const { id } = addPerson(database, 'Anna');
  const secrets = [
    startSession(database, id),
    inviteNew(database, { name: 'Bo', role: 'editor' }),
    ...renewRecoveryCodes(database, id).flatMap((code) => [code, code.replaceAll('-', '')]),
  ];
  const stolen = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  for (const secret of secrets) expect(stolen.some((bytes) => bytes.includes(secret))).toBe(false);
});
