import { expect, it } from 'vitest';
import { addPerson } from './__fixtures__/add-person.ts';
import { openTestDatabase } from './__fixtures__/people-database.ts';
import { renewRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';

it('are ten, and each works once, however it is typed', () => {
  const { database } = openTestDatabase();
  const anna = addPerson(database, 'Anna');
  const codes = renewRecoveryCodes(database, anna.id);
  expect(new Set(codes).size).toBe(10);
  const [first = '', second = ''] = codes;
  expect(takeRecoveryCode(database, ` ${first.toLowerCase().replaceAll('-', ' ')} `)).toEqual(anna);
  expect(takeRecoveryCode(database, first)).toBeUndefined();
  expect(takeRecoveryCode(database, second)).toEqual(anna);
  expect(takeRecoveryCode(database, '')).toBeUndefined();
});

it('are replaced by new ones', () => {
  const { database } = openTestDatabase();
  const anna = addPerson(database, 'Anna');
  const [old = ''] = renewRecoveryCodes(database, anna.id);
  renewRecoveryCodes(database, anna.id);
  expect(takeRecoveryCode(database, old)).toBeUndefined();
});
