import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fileQuery } from './queries.ts';
import { refreshFiles } from './refresh.ts';

const HOME = 'content/pages/home.yaml';

it.each([
  ['content/facts.yaml', false],
  ['content/regions.yaml', true],
])('after a change of %s, other files are to be read again: %s', async (file, expected) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  for (const name of [HOME, file]) client.setQueryData([...fileQuery(name).queryKey], {});
  await refreshFiles(client, [{ file, hash: 'new' }], { movesTexts: true });
  expect(client.getQueryState(fileQuery(HOME).queryKey)?.isInvalidated).toBe(expected);
});
