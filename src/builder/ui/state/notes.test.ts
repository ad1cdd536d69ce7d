import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { FileAnswer } from '../../protocol/answers.ts';
import { call } from './api.ts';
import { shownNotePath } from './notes.ts';
import { fetchFile, fileKey, noteAnswered, noteSent, showPending } from './shown-files.ts';

vi.mock(import('./api.ts'), async (importOriginal) => ({ ...(await importOriginal()), call: vi.fn() }));

const file = 'content/pages/home.yaml';

/** A file whose sections have a letter as their type each. */
const answer = (letters: string): FileAnswer =>
  ({ file, hash: letters, data: { sections: [...letters].map((type) => ({ type })) } }) as unknown as FileAnswer;

/** Where a note about the title of a section is listed in a version of the file. */
const noteIn = (letters: string, type: string) => ({
  id: 1,
  file,
  path: ['sections', letters.indexOf(type), 'title'],
  hash: letters,
});

it('shows a note at its section while the list of notes and the file are of different versions', async () => {
  const client = new QueryClient();
  const read = async (letters: string) => {
    vi.mocked(call).mockResolvedValueOnce(answer(letters));
    client.setQueryData(fileKey(file), await fetchFile(file));
  };
  await read('abc');
  expect(shownNotePath(client, noteIn('abc', 'c'))).toEqual(['sections', 2, 'title']);
  // The section moves up: in the browser, on the server, in the list of notes, and last in the file that the browser reads.
  const pending = {
    file,
    apply: ({ entries: [a, b, c], ids: [x = 0, y = 0, z = 0] }) => ({ entries: [a, c, b], ids: [x, z, y] }),
    onTakenBack: () => undefined,
  } as Parameters<typeof showPending>[1];
  showPending(client, pending);
  expect(shownNotePath(client, noteIn('abc', 'c'))).toEqual(['sections', 1, 'title']);
  noteSent(pending);
  expect(shownNotePath(client, noteIn('acb', 'c'))).toEqual(['sections', 1, 'title']);
  noteAnswered(pending);
  vi.mocked(call).mockResolvedValueOnce(answer('acb'));
  const answered = await fetchFile(file);
  // Nothing is held any more, and the cache hasn't the answer yet.
  expect(shownNotePath(client, noteIn('abc', 'c'))).toEqual(['sections', 1, 'title']);
  client.setQueryData(fileKey(file), answered);
  expect(shownNotePath(client, noteIn('acb', 'c'))).toEqual(['sections', 1, 'title']);
  // Somebody else moves it to the top, and the browser reads the file first.
  await read('cab');
  expect(shownNotePath(client, noteIn('acb', 'c'))).toEqual(['sections', 0, 'title']);
  expect(shownNotePath(client, noteIn('cab', 'c'))).toEqual(['sections', 0, 'title']);
});
