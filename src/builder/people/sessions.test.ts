import { expect, it } from 'vitest';
import { addPerson } from './__fixtures__/add-person.ts';
import { openTestDatabase } from './__fixtures__/people-database.ts';
import type { Database } from './database.ts';
import { lastVisits } from './manage-people.ts';
import { callTokenOf } from './secrets.ts';
import {
  endOtherSessions,
  endOwnSession,
  endSession,
  endSessionsOf,
  findSession,
  listSessions,
  LONGEST_SESSION_MS,
  renewSession,
  SESSION_MS,
  startSession,
} from './sessions.ts';

const NOW = Date.UTC(2026, 10, 28);
const DAY_MS = 24 * 60 * 60 * 1000;

/** Uses a session. Returns whose it is, and whether its end was put off. */
function use(database: Database, secret: string, now: number) {
  const session = findSession(database, secret, now);
  return session && { person: session.person, isRenewed: renewSession(database, session, now) };
}

it('goes on for 30 days after its last use', () => {
  const { database } = openTestDatabase();
  const anna = addPerson(database, 'Anna');
  const secret = startSession(database, anna.id, {}, NOW);
  expect(use(database, secret, NOW)).toEqual({ person: anna, isRenewed: false });
  expect(use(database, secret, NOW + 29 * DAY_MS)).toMatchObject({ isRenewed: true });
  expect(use(database, secret, NOW + 58 * DAY_MS)).toMatchObject({ person: anna });
  expect(findSession(database, secret, NOW + 58 * DAY_MS + SESSION_MS)).toBeUndefined();
});

it('goes on no longer, and is no visit, when it is only looked up', () => {
  const { database } = openTestDatabase();
  const anna = addPerson(database, 'Anna');
  const secret = startSession(database, anna.id, {}, NOW);
  expect(findSession(database, secret, NOW + 29 * DAY_MS)).toMatchObject({ person: anna });
  expect(findSession(database, secret, NOW + SESSION_MS)).toBeUndefined();
  expect(lastVisits(database).get(anna.id)).toBe(NOW);
});

it('ends after 180 days, however often it is used', () => {
  const { database } = openTestDatabase();
  const secret = startSession(database, addPerson(database, 'Anna').id, {}, NOW);
  for (let day = 20; day < 180; day += 20) expect(use(database, secret, NOW + day * DAY_MS)).toBeDefined();
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

it('is listed for its person alone, with its device and what is known of its use', () => {
  const { database } = openTestDatabase();
  const [anna, bo] = [addPerson(database, 'Anna'), addPerson(database, 'Bo')];
  startSession(database, anna.id, {}, NOW);
  startSession(database, anna.id, { device: { browser: 'Safari', system: 'iPhone' } }, NOW + DAY_MS);
  startSession(database, bo.id, {}, NOW);
  expect(listSessions(database, anna.id, NOW + 2 * DAY_MS)).toMatchObject([
    { device: { browser: 'Safari', system: 'iPhone' }, created: NOW + DAY_MS, used: NOW + DAY_MS },
    { device: {}, created: NOW, used: NOW },
  ]);
  expect(listSessions(database, anna.id, NOW + SESSION_MS)).toHaveLength(1);
});

it('is ended by its person alone', () => {
  const { database } = openTestDatabase();
  const [anna, bo] = [addPerson(database, 'Anna'), addPerson(database, 'Bo')];
  const [phone = '', laptop = '', other = ''] = [anna, anna, bo].map(({ id }) => startSession(database, id));
  const hashOf = (secret: string) => findSession(database, secret)?.hash ?? '';
  endOwnSession(database, anna.id, hashOf(other));
  expect(findSession(database, other)).toBeDefined();
  endOwnSession(database, anna.id, hashOf(phone));
  expect(findSession(database, phone)).toBeUndefined();
  const tablet = startSession(database, anna.id);
  endOtherSessions(database, anna.id, hashOf(tablet));
  expect([laptop, tablet, other].map((secret) => findSession(database, secret)?.person.name)).toEqual([
    undefined,
    'Anna',
    'Bo',
  ]);
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
