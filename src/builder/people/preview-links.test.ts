import { expect, it } from 'vitest';
import { addPerson } from './__fixtures__/add-person.ts';
import { openTestDatabase } from './__fixtures__/people-database.ts';
import {
  addPreviewLink,
  findPreviewLink,
  listPreviewLinks,
  notePreviewVisit,
  withdrawPreviewLink,
} from './preview-links.ts';

const NOW = Date.UTC(2026, 10, 28);
const HOUR_MS = 60 * 60 * 1000;
const OF_DRAFT = { release: undefined, person: undefined, lifeMs: HOUR_MS };

it('finds a link by its token until it expires', () => {
  const { database } = openTestDatabase();
  const token = addPreviewLink(database, OF_DRAFT, NOW);
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  expect(findPreviewLink(database, token, NOW + HOUR_MS - 1)).toMatchObject({ release: null, expires: NOW + HOUR_MS });
  expect(findPreviewLink(database, token, NOW + HOUR_MS)).toBeUndefined();
  expect(listPreviewLinks(database, NOW + HOUR_MS)).toEqual([]);
});

it('stores no token, and deletes what has expired with the next link', () => {
  const { database } = openTestDatabase();
  const token = addPreviewLink(database, OF_DRAFT, NOW);
  expect(JSON.stringify(database.all('SELECT * FROM preview_link'))).not.toContain(token);
  addPreviewLink(database, OF_DRAFT, NOW + HOUR_MS);
  expect(database.all('SELECT * FROM preview_link')).toHaveLength(1);
});

it('names its person, and ends with the person', () => {
  const { database } = openTestDatabase();
  const { id } = addPerson(database, 'Anna');
  const token = addPreviewLink(database, { ...OF_DRAFT, release: 3, person: id }, NOW);
  expect(listPreviewLinks(database, NOW)).toMatchObject([{ person: 'Anna', release: 3, visited: null }]);
  database.run('DELETE FROM person WHERE id = ?', id);
  expect(findPreviewLink(database, token, NOW)).toBeUndefined();
});

it('notes a visit at most once a minute, and ends when it is withdrawn', () => {
  const { database } = openTestDatabase();
  const token = addPreviewLink(database, OF_DRAFT, NOW);
  const visitAt = (time: number) => {
    const link = findPreviewLink(database, token, time);
    if (link) notePreviewVisit(database, link, time);
    return findPreviewLink(database, token, time)?.visited;
  };
  expect(visitAt(NOW)).toBe(NOW);
  expect(visitAt(NOW + 30_000)).toBe(NOW);
  expect(visitAt(NOW + 61_000)).toBe(NOW + 61_000);
  withdrawPreviewLink(database, listPreviewLinks(database, NOW)[0]?.hash ?? '');
  expect(findPreviewLink(database, token, NOW)).toBeUndefined();
});
