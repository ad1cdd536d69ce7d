import { expect, it } from 'vitest';
import { addPerson } from './__fixtures__/add-person.ts';
import { openTestDatabase } from './__fixtures__/people-database.ts';
import { createDeviceLink, DEVICE_LINK_MS, findDeviceLink, takeDeviceLink } from './device-links.ts';
import { hashOfSecret } from './secrets.ts';
import { endSessionsOf, startSession } from './sessions.ts';

const NOW = Date.UTC(2026, 10, 29);

/** A database with a person who is signed in. */
function withSession() {
  const { database } = openTestDatabase();
  const anna = addPerson(database, 'Anna');
  const session = hashOfSecret(startSession(database, anna.id, {}, NOW));
  return { database, anna, session };
}

it('leads to its person, and works once, for ten minutes', () => {
  const { database, session } = withSession();
  const secret = createDeviceLink(database, session, NOW);
  const found = findDeviceLink(database, secret, NOW + DEVICE_LINK_MS - 1);
  expect(found?.person).toEqual({ id: 'id-Anna', name: 'Anna' });
  const take = (now: number) => takeDeviceLink(database, found?.hash ?? '', now);
  expect(findDeviceLink(database, secret, NOW + DEVICE_LINK_MS)).toBeUndefined();
  expect([take(NOW + DEVICE_LINK_MS), take(NOW), take(NOW)]).toEqual([false, true, false]);
  expect(findDeviceLink(database, secret, NOW)).toBeUndefined();
  expect(findDeviceLink(database, 'invented', NOW)).toBeUndefined();
});

it('ends when its session makes another one', () => {
  const { database, session } = withSession();
  const first = createDeviceLink(database, session, NOW);
  const second = createDeviceLink(database, session, NOW);
  expect([first, second].map((secret) => findDeviceLink(database, secret, NOW) !== undefined)).toEqual([false, true]);
});

it('ends with the session that made it', () => {
  const { database, anna, session } = withSession();
  const secret = createDeviceLink(database, session, NOW);
  endSessionsOf(database, anna.id);
  expect(findDeviceLink(database, secret, NOW)).toBeUndefined();
});
