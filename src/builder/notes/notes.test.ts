import { expect, it } from 'vitest';
import { addPerson } from '../people/__fixtures__/add-person.ts';
import { openTestDatabase } from '../people/__fixtures__/people-database.ts';
import { removePerson } from '../people/manage-people.ts';
import { addAnswer, addNote, forgetNotes, listNotes, mentionsOf, noteSeen, settleNote } from './notes.ts';

const AT = { file: 'content/pages/home.yaml', path: [] };
const DAY_MS = 24 * 60 * 60 * 1000;

it('lists notes with their answers, the newest first', () => {
  const { database } = openTestDatabase();
  const anna = addPerson(database, 'Anna');
  const first = addNote(database, AT, 'Is this right?', { person: anna.id, name: 'Anna' });
  addNote(database, { ...AT, path: ['sections', 1] }, 'And this?', {});
  expect(addAnswer(database, first, 'Yes', { name: 'Ida', link: 5 })).toBe(true);
  expect(addAnswer(database, 9, 'Lost', {})).toBe(false);
  expect(listNotes(database)).toMatchObject([
    { id: 2, path: ['sections', 1], entries: [{ text: 'And this?', person: null, name: null, link: null }] },
    {
      id: 1,
      entries: [
        { text: 'Is this right?', person: anna.id, name: 'Anna' },
        { text: 'Yes', name: 'Ida', link: 5 },
      ],
    },
  ]);
});

it('opens a settled note again with an answer, and deletes what was settled a year ago', () => {
  const { database } = openTestDatabase();
  const id = addNote(database, AT, 'Is this right?', {});
  settleNote(database, id, { name: 'Bo' });
  expect(listNotes(database)[0]).toMatchObject({ settledBy: 'Bo' });
  addAnswer(database, id, 'No', {});
  expect(listNotes(database)[0]).not.toHaveProperty('settled');
  settleNote(database, id, { name: undefined });
  expect(listNotes(database, Date.now() + 364 * DAY_MS)).toHaveLength(1);
  expect(listNotes(database, Date.now() + 366 * DAY_MS)).toEqual([]);
  expect(database.all('SELECT * FROM note_entry')).toEqual([]);
});

it('knows whom a note names, by the whole name and in any case, until they have seen it', () => {
  const { database } = openTestDatabase();
  const [anna, berg, bo] = ['Anna', 'Anna Berg', 'Bo (3D)'].map((name) => addPerson(database, name));
  const id = addNote(database, AT, 'For @anna berg, @Bo (3D) and @Annabel.', { person: bo?.id, name: 'Bo (3D)' });
  expect(mentionsOf(database, anna?.id ?? '')).toEqual(new Map());
  expect(mentionsOf(database, bo?.id ?? '')).toEqual(new Map()); // nobody is told of their own words
  expect(mentionsOf(database, berg?.id ?? '')).toEqual(new Map([[1, { isSeen: false }]]));
  expect(noteSeen(database, berg?.id ?? '', id)).toBe(1);
  expect(mentionsOf(database, berg?.id ?? '')).toEqual(new Map([[1, { isSeen: true }]]));
});

it('keeps the notes of somebody who was removed, with the name', () => {
  const { database } = openTestDatabase();
  addPerson(database, 'Anna');
  const bo = addPerson(database, 'Bo');
  addNote(database, AT, 'Is this right?', { person: bo.id, name: 'Bo' });
  removePerson(database, bo.id);
  expect(listNotes(database)[0]?.entries).toMatchObject([{ person: null, name: 'Bo', text: 'Is this right?' }]);
});

it('forgets a name: what came by a preview link is deleted, and other words stay without the name', () => {
  const { database } = openTestDatabase();
  const bo = addPerson(database, 'Bo');
  addNote(database, AT, 'By a link', { name: ' bo', link: 1 });
  const id = addNote(database, AT, 'Is this right?', { person: bo.id, name: 'Bo' });
  addAnswer(database, id, 'Ask @bo.', { name: 'Eva', link: 1 });
  settleNote(database, id, { name: 'Bo' });
  expect(forgetNotes(database, 'Bo')).toBe(3);
  const [note, ...others] = listNotes(database);
  expect(others).toEqual([]);
  expect(note?.entries.map(({ name, text }) => [name, text])).toEqual([
    [null, 'Is this right?'],
    ['Eva', 'Ask @….'],
  ]);
  expect(note).not.toHaveProperty('settledBy');
  expect(forgetNotes(database, 'Nobody')).toBe(0);
});
