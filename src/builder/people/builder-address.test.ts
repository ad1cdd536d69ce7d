import { expect, it } from 'vitest';
import { addPerson } from './__fixtures__/add-person.ts';
import { openTestDatabase } from './__fixtures__/people-database.ts';
import { keepAddress, moveBuilder, readBuilderAddress, storedAddress } from './builder-address.ts';
import { findInvitation } from './invitations.ts';
import { findSession, startSession } from './sessions.ts';

it.each(['https://edit.example.com', 'https://edit.example.com:8443', 'http://localhost:4180', 'http://localhost'])(
  'takes %s, with or without a slash',
  (origin) => {
    expect(readBuilderAddress(origin)).toBe(origin);
    expect(readBuilderAddress(`${origin}/`)).toBe(origin);
  },
);

it.each([
  ['http://edit.example.com', 'Passkeys need https: write https://edit.example.com'],
  ['http://localhost.example.com', 'Passkeys need https'],
  ['http://127.0.0.1:4180', 'Passkeys need https'],
  ['https://192.0.2.1', 'Passkeys need a name, not a number.'],
  ['https://[2001:db8::1]', 'Passkeys need a name, not a number.'],
  ['https://edit.example.com/builder', 'Write the address without a path: https://edit.example.com.'],
  ['https://anna@edit.example.com', 'Write the address without a path'],
  ['edit.example.com', 'Write an address such as https://edit.example.com.'],
  ['ftp://edit.example.com', 'Write an address such as https://edit.example.com.'],
])('refuses %s', (text, words) => expect(() => readBuilderAddress(text)).toThrow(words));

it('keeps the first address, since passkeys work at no other', () => {
  const { database } = openTestDatabase();
  keepAddress(database, 'https://edit.example.com');
  keepAddress(database, 'https://edit.example.com');
  expect(() => keepAddress(database, 'https://other.example')).toThrow(
    /BUILDER_ORIGIN=https:\/\/edit\.example\.com.*--move-to https:\/\/other\.example/s,
  );
});

it('moves to another address with everybody invited again', () => {
  const { database } = openTestDatabase();
  keepAddress(database, 'https://edit.example.com');
  const anna = addPerson(database, 'Anna');
  const session = startSession(database, anna.id);
  const [invited] = moveBuilder(database, 'https://other.example');
  expect(storedAddress(database)).toBe('https://other.example');
  expect(findInvitation(database, invited?.secret ?? '')).toMatchObject({ person: anna.id, name: 'Anna' });
  expect(findSession(database, session)).toBeUndefined();
});
