import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { countBusy } from './busy.ts';
import { fileQuery } from './queries.ts';
import { refreshFiles } from './refresh.ts';

const HOME = 'content/pages/home.yaml';

afterEach(() => void vi.useRealTimers());

it.each([
  ['content/facts.yaml', false],
  ['content/regions.yaml', true],
])('after a change of %s, other files are to be read again: %s', async (file, expected) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  for (const name of [HOME, file]) client.setQueryData([...fileQuery(name).queryKey], {});
  await refreshFiles(client, [{ file, hash: 'new' }], { movesTexts: true });
  expect(client.getQueryState(fileQuery(HOME).queryKey)?.isInvalidated).toBe(expected);
});

it('reads everything else again once no action is under way any more', async () => {
  vi.useFakeTimers();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['pictures'], []);
  const isRead = () => client.getQueryState(['pictures'])?.isInvalidated;
  let finish: () => void = () => undefined;
  const action = countBusy(() => new Promise<void>((resolve) => (finish = resolve)));
  await refreshFiles(client, [{ file: HOME, hash: 'new' }], { movesTexts: false });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isRead()).toBe(false);
  finish();
  await action;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isRead()).toBe(true);
});
