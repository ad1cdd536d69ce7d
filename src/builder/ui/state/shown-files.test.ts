import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FileAnswer } from '../../protocol/answers.ts';
import { call } from './api.ts';
import { newId } from './identities.ts';
import { sectionIds } from './section-list.ts';
import {
  fetchFile,
  fileKey,
  noteAnswered,
  noteSent,
  shownPath,
  showPending,
  takeBack,
  unwrittenFiles,
  writtenFile,
  writtenPath,
  type PendingEdit,
  type IdentifiedSections,
} from './shown-files.ts';

vi.mock(import('./api.ts'), async (importOriginal) => ({ ...(await importOriginal()), call: vi.fn() }));

/** Each test has a page of its own, since what is held outlives a test. */
let file = '';
let client: QueryClient;
beforeEach(({ task }) => {
  file = `content/pages/${task.id}.yaml`;
  client = new QueryClient();
  show('abc');
});

/** A file whose sections have a letter as their type each. */
const answer = (letters: string): FileAnswer =>
  ({ file, hash: letters, data: { sections: [...letters].map((type) => ({ type })) } }) as unknown as FileAnswer;
const show = (letters: string) => client.setQueryData(fileKey(file), answer(letters));

const lettersOf = (data: unknown): string =>
  (data as { sections: { type: string }[] }).sections.map(({ type }) => type).join('');
const shown = (): string => lettersOf(client.getQueryData<FileAnswer>(fileKey(file))?.data);
const idsNow = () => sectionIds(file, client.getQueryData<FileAnswer>(fileKey(file))?.data);

/** Reads the file while the server has these sections. */
async function read(letters: string): Promise<void> {
  vi.mocked(call).mockResolvedValueOnce(answer(letters));
  client.setQueryData(fileKey(file), await fetchFile(file));
}

const edit = (apply: PendingEdit['apply'], onTakenBack = () => undefined as void): PendingEdit => {
  const pending = { file, apply, onTakenBack };
  showPending(client, pending);
  return pending;
};

const swapFirst = ({
  entries: [a, b, ...rest],
  ids: [x = 0, y = 0, ...others],
}: IdentifiedSections): IdentifiedSections => ({
  entries: [b ?? {}, a ?? {}, ...rest],
  ids: [y, x, ...others],
});
const removeFirst = ({ entries, ids }: IdentifiedSections): IdentifiedSections => ({
  entries: entries.slice(1),
  ids: ids.slice(1),
});

test('shows an edit before the server has written it', () => {
  edit(swapFirst);
  expect(shown()).toBe('bac');
  expect(lettersOf(writtenFile(client, file)?.answer.data)).toBe('abc');
});

test('keeps each section known by its number while it moves, and after the edit is written', async () => {
  const [a, b, c] = idsNow();
  const pending = edit(swapFirst);
  expect(idsNow()).toEqual([b, a, c]);
  noteSent(pending);
  noteAnswered(pending);
  await read('bac');
  expect(idsNow()).toEqual([b, a, c]);
  expect(unwrittenFiles().map(({ file: name }) => name)).not.toContain(file);
});

test('keeps the number of an added section that looks like another one', async () => {
  const added = newId();
  const pending = edit(({ entries, ids }) => ({
    entries: entries.flatMap((entry, index) => (index === 0 ? [entry, entry] : [entry])),
    ids: [ids[0] ?? 0, added, ...ids.slice(1)],
  }));
  const before = idsNow();
  noteSent(pending);
  noteAnswered(pending);
  await read('aabc');
  expect(idsNow()).toEqual(before);
});

test.each(['abc', 'bac'])('shows an edit once, if the file is read as %s while it is under way', async (letters) => {
  const pending = edit(swapFirst);
  noteSent(pending);
  await read(letters);
  expect(shown()).toBe('bac');
  noteAnswered(pending);
  await read('bac');
  expect(shown()).toBe('bac');
});

test('shows an edit that waits on top of what somebody else has written', async () => {
  edit(swapFirst);
  await read('abcd');
  expect(shown()).toBe('bacd');
});

test('takes back an edit that was refused, and keeps those after it', () => {
  const onTakenBack = vi.fn<() => void>();
  const first = edit(removeFirst, onTakenBack);
  edit(swapFirst);
  expect(shown()).toBe('cb');
  takeBack(client, first);
  expect(shown()).toBe('bac');
  expect(onTakenBack).toHaveBeenCalledOnce();
  takeBack(client, first);
  expect(onTakenBack).toHaveBeenCalledOnce();
});

test('says where a field stands in the file and where it is shown', () => {
  edit(swapFirst);
  edit(removeFirst);
  expect(writtenPath(file, ['sections', 0, 'title'])).toEqual(['sections', 0, 'title']);
  expect(shownPath(file, ['sections', 0, 'title'])).toEqual(['sections', 0, 'title']);
  expect(shownPath(file, ['sections', 1, 'title'])).toBeUndefined();
  expect(writtenPath(file, ['sections', 1])).toEqual(['sections', 2]);
  expect(writtenPath(file, ['name', 'en'])).toEqual(['name', 'en']);
});
