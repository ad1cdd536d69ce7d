import { expect, it, vi } from 'vitest';
import { addEnquiry } from '../enquiries/enquiries.ts';
import { openTestDatabase } from '../people/__fixtures__/people-database.ts';
import { createEnquiryHandlers } from './enquiry-handlers.ts';

const SENT = { name: 'Ida', email: 'ida@example.com', company: '', choice: '', message: 'Hello' };

/** The calls about messages, of which there's one, on a site whose content has errors. */
function handlers() {
  const { database } = openTestDatabase();
  addEnquiry(database, SENT, { now: 5 });
  return createEnquiryHandlers({ database: () => database, draft: { site: undefined } });
}

it('lists messages, marks and deletes them', async () => {
  const { enquiries, markEnquiry, deleteEnquiry } = handlers();
  const first = async () => (await enquiries({})).enquiries[0];
  expect(await first()).toEqual({ id: 1, ...SENT, received: 5, isRead: false, isAnswered: false });
  await markEnquiry({ id: 1, state: 'answered' });
  expect(await first()).toMatchObject({ isRead: true, isAnswered: true });
  await markEnquiry({ id: 1, state: 'unanswered' });
  await markEnquiry({ id: 1, state: 'unread' });
  expect(await first()).toMatchObject({ isRead: false, isAnswered: false });
  await deleteEnquiry({ id: 1 });
  expect(await first()).toBeUndefined();
});

it.each([
  ['on this machine', {}, undefined],
  ['behind a proxy of this machine', { PUBLISHED_URL: 'https://www.example.com' }, undefined],
  ['on a host that gets files', { PUBLISH_COMMAND: '/srv/upload.sh' }, 'host'],
  ['on a host that builds', { PUBLISH_REMOTE: 'origin' }, 'host'],
])('says whether anything takes the form of a site %s', async (_where, environment, obstacle) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  expect((await handlers().enquiries({})).obstacle).toBe(obstacle);
  vi.unstubAllEnvs();
});
