import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { MAX_LABEL_LENGTH } from '../../protocol/transport.ts';
import { call, ServerError } from './api.ts';
import { problemOf, refusedBy, showOutcome, useEdit } from './edit.ts';
import { useStatus } from './status.ts';
import { siteQuery } from './queries.ts';

vi.mock(import('./api.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  call: vi.fn().mockResolvedValue({ ok: false, diff: '', files: [], problems: [] }),
}));

test('shortens a label that the server would refuse', async () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useEdit(), { wrapper });
  await result.current({ edits: [], label: `${'A very long title of a section '.repeat(10)}: moved` });
  const [, input] = vi.mocked(call).mock.calls[0] ?? [];
  expect(Object(input)).toMatchObject({ label: expect.stringMatching(/^A very long title/) as string });
  expect((input as { label: string }).label).toHaveLength(MAX_LABEL_LENGTH);
});

test('says by name what was saved, and where', () => {
  const files = ['content/pricing.yaml', 'content/pages/about-me.yaml'].map((file) => ({ file, hash: '' }));
  const client = new QueryClient();
  const listed = [{ file: 'content/pages/about-me.yaml', title: 'About me' }];
  client.setQueryData(siteQuery.queryKey, { files: listed } as never); // the names of files are all that is read
  const { result } = renderHook(() => useStatus());
  act(() => showOutcome(client, { ok: true, diff: '', files, problems: [] }));
  expect(result.current).toMatchObject({ kind: 'saved', text: 'Saved on this computer: pricing, About me' });
});

test('names a renamed page by its title, which the list of files has once it is read', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const file = 'content/pages/who-i-am.yaml';
  vi.mocked(call).mockResolvedValueOnce({ ok: true, diff: '', files: [{ file, hash: '' }], problems: [] });
  const { result } = renderHook(() => ({ edit: useEdit(), status: useStatus() }), { wrapper });
  await act(() =>
    result.current.edit({
      edits: [],
      label: 'About me: renamed',
      onSaved: () => {
        client.setQueryData(siteQuery.queryKey, { files: [{ file, title: 'About me' }] } as never); // as above
        return Promise.resolve();
      },
    }),
  );
  expect(result.current.status).toMatchObject({ kind: 'saved', text: 'Saved on this computer: About me' });
});

test('says what is wrong with a field in one sentence, and leaves what to do to the field', () => {
  const problems = [{ ...problemOf('Accent is too hard to read.'), hint: 'Choose #96513c.' }];
  const client = new QueryClient();
  const { result } = renderHook(() => useStatus());
  act(() => showOutcome(client, { ok: false, diff: '', files: [], problems }, { field: 'content/brand.yaml accent' }));
  expect(result.current).toMatchObject({ text: 'Accent is too hard to read.', hint: 'Choose #96513c.' });
  act(() => showOutcome(client, { ok: false, diff: '', files: [], problems }));
  expect(result.current).toMatchObject({ text: 'Accent is too hard to read. Choose #96513c.' });
});

test('says once what several places have in common', () => {
  const problems = ['a', 'b'].map((path) => ({ ...problemOf('This link is always shown.'), path, hint: 'Change it.' }));
  const { result } = renderHook(() => useStatus());
  act(() => showOutcome(new QueryClient(), { ok: false, diff: '', files: [], problems }, { hasNotice: true }));
  expect(result.current).toMatchObject({ text: 'This link is always shown. Change it.' });
});

test('leaves what is typed while nobody is signed in to be saved later, in the words of the server', () => {
  const error = new ServerError('You’re signed out: what you typed is kept.', { isTemporary: true, isSignedOut: true });
  expect(refusedBy(error, true)).toMatchObject({
    isUnanswered: true,
    problems: [{ severity: 'warning', message: 'You’re signed out: what you typed is kept.' }],
  });
});
