import { expect, it } from 'vitest';
import { addPerson, openTestDatabase } from './__fixtures__/people-database.ts';
import { callTokenOf } from './secrets.ts';
import { endSession, endSessionsOf, findSession, LONGEST_SESSION_MS, SESSION_MS, startSession } from './sessions.ts';

const NOW = Date.UTC(2026, 10, 28);
const DAY_MS = 24 * 60 * 60 * 1000;

it('goes on for 30 days after its last use', () => {
  const { database } = openTestDatabase();
  const anna = addPerson(database, 'Anna');
  const secret = startSession(database, anna.id, NOW);
  expect(findSession(database, secret, NOW)).toMatchObject({ person: anna, isRenewed: false });
  expect(findSession(database, secret, NOW + 29 * DAY_MS)).toMatchObject({ isRenewed: true });
  expect(findSession(database, secret, NOW + 58 * DAY_MS)).toMatchObject({ person: anna });
  expect(findSession(database, secret, NOW + 58 * DAY_MS + SESSION_MS)).toBeUndefined();
});

it('ends after 180 days, however often it is used', () => {
  const { database } = openTestDatabase();
  const secret = startSession(database, addPerson(database, 'Anna').id, NOW);
  for (let day = 20; day < 180; day += 20) expect(findSession(database, secret, NOW + day * DAY_MS)).toBeDefined();
  expect(findSession(database, secret, NOW + LONGEST_SESSION_MS)).toBeUndefined();
});

it('ends alone, or with all others of its person', () => {
  const { database } = openTestDatabase();
  const [anna, bo] = [addPerson(database, 'Anna'), addPerson(database, 'Bo')];
  const [phone, laptop, other] = [anna, anna, bo].map(({ id }) => startSession(database, id));
  endSession(database, findSession(database, phone ?? '')?.hash ?? '');
  expect(findSession(database, phone ?? '')).toBeUndefined();
  expect(findSession(database, laptop ?? '')).toBeDefined();
  endSessionsOf(database, anna.id);
  expect(findSession(database, laptop ?? '')).toBeUndefined();
  expect(findSession(database, other ?? '')).toBeDefined();
});

it('ends with its person', () => {
  const { database } = openTestDatabase();
  const { id } = addPerson(database, 'Anna');
  const secret = startSession(database, id);
  database.run('DELETE FROM person WHERE id = ?', id);
  expect(findSession(database, secret)).toBeUndefined();
  expect(database.all('SELECT * FROM session')).toEqual([]);
});

it('has a call token that is the same after a restart, and another one in each session', () => {
  expect(callTokenOf('one')).toBe(callTokenOf('one'));
  expect(callTokenOf('one')).not.toBe(callTokenOf('two'));
  expect(callTokenOf('one')).not.toContain('one');
});
