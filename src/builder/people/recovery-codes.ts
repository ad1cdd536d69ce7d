import { randomInt } from 'node:crypto';
import type { Database } from './database.ts';
import { findPerson, type Person } from './people.ts';
import { hashOfSecret } from './secrets.ts';

/** Number of codes that come with a passkey. Each works once. */
const RECOVERY_CODES = 10;

/** Letters and digits that are not mistaken for each other on paper. */
const CHARACTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Parts of a code, and characters of a part: 24 characters are 117 random bits. */
const PARTS = 6;
const PART_LENGTH = 4;

const newCode = (): string =>
  Array.from({ length: PARTS }, () =>
    Array.from({ length: PART_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join(''),
  ).join('-');

/** Returns a code as it's stored, however it was typed. */
const hashOfCode = (typed: string): string => hashOfSecret(typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));

/** Gives a person new codes in place of the present ones. */
export function renewRecoveryCodes(database: Database, person: string): string[] {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  database.run('DELETE FROM recovery_code WHERE person = ?', person);
  for (const code of codes)
    database.run('INSERT INTO recovery_code (hash, person) VALUES (?, ?)', hashOfCode(code), person);
  return codes;
}

/** Uses a code up. Returns the person whose it was. */
export function takeRecoveryCode(database: Database, typed: string): Person | undefined {
  const taken = database.first('DELETE FROM recovery_code WHERE hash = ? RETURNING person', hashOfCode(typed)) as
    { person: string } | undefined; // the columns of the query
  return taken && findPerson(database, taken.person);
}
