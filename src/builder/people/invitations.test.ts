import { expect, it } from 'vitest';
import { openTestDatabase } from './__fixtures__/people-database.ts';
import { findInvitation, inviteNew, INVITATION_MS, takeInvitation } from './invitations.ts';

const BO = { name: 'Bo', role: 'editor' } as const;
const NOW = Date.UTC(2026, 10, 28);

it('is found by its secret for an hour', () => {
  const { database } = openTestDatabase();
  const secret = inviteNew(database, BO, NOW);
  expect(findInvitation(database, secret, NOW + INVITATION_MS - 1)).toMatchObject(BO);
  expect(findInvitation(database, secret, NOW + INVITATION_MS)).toBeUndefined();
  expect(findInvitation(database, `${secret}x`, NOW)).toBeUndefined();
  expect(findInvitation(database, '', NOW)).toBeUndefined();
});

it('is used once', () => {
  const { database } = openTestDatabase();
  const secret = inviteNew(database, BO, NOW);
  const { hash } = findInvitation(database, secret, NOW) ?? { hash: '' };
  expect(takeInvitation(database, hash, NOW)).toMatchObject(BO);
  expect(takeInvitation(database, hash, NOW)).toBeUndefined();
  expect(findInvitation(database, secret, NOW)).toBeUndefined();
});
