import { expect, it } from 'vitest';
import { openTestDatabase } from '../people/__fixtures__/people-database.ts';
import {
  addEnquiry,
  deleteEnquiry,
  deleteExpiredEnquiries,
  forgetEnquiries,
  listEnquiries,
  markEnquiryAnswered,
  markEnquiryRead,
} from './enquiries.ts';

const SENT = { name: 'Ida', email: 'ida@example.com', company: '', choice: '', message: 'Hello' };
const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

it('lists the newest first, and never gives the number of a deleted one to another', () => {
  const { database } = openTestDatabase();
  addEnquiry(database, SENT, { now: at('2026-01-01') });
  addEnquiry(database, { ...SENT, name: 'Ole' }, { now: at('2026-01-02') });
  deleteEnquiry(database, 2);
  addEnquiry(database, { ...SENT, name: 'Eva' }, { now: at('2026-01-03') });
  expect(listEnquiries(database).map(({ id, name }) => [id, name])).toEqual([
    [3, 'Eva'],
    [1, 'Ida'],
  ]);
});

it('notes what was read and answered, and takes it back', () => {
  const { database } = openTestDatabase();
  addEnquiry(database, SENT);
  const state = () => {
    const [{ read, answered } = { read: null, answered: null }] = listEnquiries(database);
    return { read, answered };
  };
  markEnquiryRead(database, 1, true, 5);
  expect(state()).toEqual({ read: 5, answered: null });
  markEnquiryRead(database, 1, false);
  markEnquiryAnswered(database, 1, true, 7);
  expect(state()).toEqual({ read: 7, answered: 7 });
  markEnquiryAnswered(database, 1, false);
  expect(state()).toEqual({ read: 7, answered: null });
});

it('deletes what had its last contact before the term, to the day', () => {
  const { database } = openTestDatabase();
  for (const day of ['2025-02-27', '2025-02-28', '2025-03-01'])
    addEnquiry(database, { ...SENT, name: day }, { now: at(day) });
  addEnquiry(database, { ...SENT, name: 'answered' }, { now: at('2024-01-01') });
  markEnquiryAnswered(database, 4, true, at('2025-06-01'));
  deleteExpiredEnquiries(database, 6, new Date('2025-08-31T13:00:00Z'));
  expect(listEnquiries(database).map(({ name }) => name)).toEqual(['2025-03-01', 'answered']);
  deleteExpiredEnquiries(database, 6, new Date('2025-12-02T00:00:00Z'));
  expect(listEnquiries(database)).toEqual([]);
});

it('forgets everybody with a name or an address', () => {
  const { database } = openTestDatabase();
  addEnquiry(database, SENT);
  addEnquiry(database, { ...SENT, name: 'Ida Møller' });
  addEnquiry(database, { ...SENT, email: 'ole@example.com' });
  expect(forgetEnquiries(database, ' IDA@example.com')).toBe(2);
  expect(forgetEnquiries(database, 'ida')).toBe(1);
  expect(listEnquiries(database)).toEqual([]);
});
