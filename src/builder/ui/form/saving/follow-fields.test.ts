import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { fileQuery } from '../../state/queries.ts';
import { isGone, type Save } from './draft.ts';
import { followFields } from './follow-fields.ts';
import { additions, drafts, fieldKey, pathOfKey } from './unsaved.ts';

const section = (en: string, type = 'about') => ({ type, title: { en } });
const titleAt = (file: string, index: number) => fieldKey(file, ['sections', index, 'title', 'en']);
const conflictWith =
  (theirs: string): Save =>
  () =>
    Promise.resolve({ ok: false, problems: [], conflict: { file: '', path: [], yours: '', theirs } });

let files = 0;
let file: string;
let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  file = `follow-${(files += 1)}.yaml`;
  followFields(client);
});
const show = (...sections: object[]) => client.setQueryData(fileQuery(file).queryKey, { data: { sections } } as never);
const type = (index: number, value: string, seen: string) =>
  drafts.change(titleAt(file, index), value, seen, { label: 'Title' });
const ownKeys = () => drafts.all().flatMap(([key]) => (key.includes(file) ? [key] : []));

it('a text that is not saved yet goes along with its section, even if other sections have the same', () => {
  show(section(''), section('', 'faq'));
  type(1, 'Questions', '');
  show(section('', 'faq'), section(''));
  expect(ownKeys()).toEqual([titleAt(file, 0)]);
  expect(drafts.get(titleAt(file, 0))?.value).toBe('Questions');
});

it('a text of another file stays where it is', () => {
  show(section('a'), section('b', 'faq'));
  const other = titleAt('other.yaml', 1);
  drafts.change(other, 'x', 'b', { label: 'Title' });
  show(section('b', 'faq'), section('a'));
  expect(drafts.get(other)?.value).toBe('x');
  drafts.discard(other);
});

it('a text whose section was removed is kept without a field, never in the section that takes its place', () => {
  show(section('a'), section('b', 'faq'), section('c', 'hero'));
  type(1, 'Mine', 'b');
  type(2, 'Hers', 'c');
  show(section('a'), section('c', 'hero'));
  expect(drafts.get(titleAt(file, 1))?.value).toBe('Hers');
  const gone = ownKeys().find(isGone) ?? '';
  expect(drafts.get(gone)).toMatchObject({
    value: 'Mine',
    problems: [{ message: expect.stringContaining('its section has been removed') as string }],
  });
  expect(drafts.toKeep().map(([key]) => key)).toContain(gone);
});

it('something that was begun in a section goes along with it, and its words are kept once the section is gone', () => {
  show(section('a'), section('b', 'faq'));
  const begin = (key: string, value: unknown) =>
    additions.begin({ file, at: ['sections', 1], key, value, schema: {}, title: 'Question', problems: [] });
  begin('intro', { en: 'Begun' });
  begin('empty', { en: '' });
  show(section('b', 'faq'), section('a'));
  expect(additions.all().map(({ at }) => at)).toEqual([
    ['sections', 0],
    ['sections', 0],
  ]);
  show(section('a'));
  expect(additions.all()).toEqual([]);
  expect(ownKeys().map((key) => drafts.get(key))).toMatchObject([{ label: 'Question', value: { en: 'Begun' } }]);
});

it('a field that is being edited keeps its section, with or without a draft', () => {
  show(section('a'), section('b', 'faq'));
  const moves: string[] = [];
  const field = drafts.follow(titleAt(file, 1), (key) => void moves.push(key));
  show(section('b', 'faq'), section('a'));
  expect(pathOfKey(field.key)).toEqual(['sections', 0, 'title', 'en']);
  show(section('a'));
  expect(isGone(field.key)).toBe(true);
  drafts.change(field.key, 'Typed on', 'b', { label: 'Title' });
  expect(drafts.get(titleAt(file, 0))).toBeUndefined();
  expect(drafts.get(field.key)?.problems).toHaveLength(1);
  field.end();
  show(section('z', 'hero'));
  expect(moves).toHaveLength(2);
});

it('a conflict says what the field has now, and is over once it has its old value again', async () => {
  show(section('a'), section('b', 'faq'));
  drafts.connect(conflictWith('not its own'));
  type(1, 'Mine', 'b');
  drafts.flush(titleAt(file, 1));
  await Promise.resolve();
  await expect.poll(() => drafts.get(titleAt(file, 1))?.conflict?.theirs).toBe('not its own');
  show(section('a'), section('theirs', 'faq'));
  expect(drafts.get(titleAt(file, 1))?.conflict).toEqual({ theirs: 'theirs' });
  drafts.connect(() => Promise.resolve({ ok: true, problems: [] }));
  show(section('a'), section('b', 'faq'));
  await expect.poll(ownKeys).toEqual([]);
});
