import { expect, it } from 'vitest';
import { addPerson } from './__fixtures__/add-person.ts';
import { openTestDatabase } from './__fixtures__/people-database.ts';
import { endOfVisitBefore, noteLook, VISIT_PAUSE_MS } from './visits.ts';

const NOW = Date.UTC(2026, 10, 29);
const MINUTE_MS = 60_000;

it('knows no visit before the first one, however long it is', () => {
  const { database } = openTestDatabase();
  const { id } = addPerson(database, 'Anna');
  expect(endOfVisitBefore(database, id, NOW)).toBeUndefined();
  for (let minute = 0; minute <= 120; minute += 1) noteLook(database, id, NOW + minute * MINUTE_MS);
  expect(endOfVisitBefore(database, id, NOW + 120 * MINUTE_MS)).toBeUndefined();
});

it('remembers when the visit before ended, until the present one is over', () => {
  const { database } = openTestDatabase();
  const { id } = addPerson(database, 'Anna');
  const [first, second, third] = [NOW, NOW + 2 * VISIT_PAUSE_MS, NOW + 5 * VISIT_PAUSE_MS];
  noteLook(database, id, first);
  // Whether it's asked first or noted first.
  expect(endOfVisitBefore(database, id, second)).toBe(first);
  noteLook(database, id, second);
  noteLook(database, id, second + MINUTE_MS);
  expect(endOfVisitBefore(database, id, second + MINUTE_MS)).toBe(first);
  expect(endOfVisitBefore(database, id, third)).toBe(second + MINUTE_MS);
});

it('keeps the visits of people apart', () => {
  const { database } = openTestDatabase();
  const [anna, bo] = [addPerson(database, 'Anna'), addPerson(database, 'Bo')];
  noteLook(database, anna.id, NOW);
  noteLook(database, bo.id, NOW + MINUTE_MS);
  expect(endOfVisitBefore(database, anna.id, NOW + 2 * VISIT_PAUSE_MS)).toBe(NOW);
});
