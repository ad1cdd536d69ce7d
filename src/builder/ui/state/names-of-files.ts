import type { QueryClient } from '@tanstack/react-query';
import { fileName } from './file-name.ts';
import { siteQuery } from './queries.ts';

/** Names files as the navigation does, such as “Home”. One that it doesn't list goes by the name of its file. */
export function namesOfFiles(client: QueryClient, changed: readonly { file: string }[]): string {
  const known = client.getQueryData(siteQuery.queryKey)?.files ?? [];
  const nameOf = (file: string) =>
    known.find((one) => one.file === file)?.title ?? fileName(file).replace(/\.ya?ml$/, '');
  return [...new Set(changed.map(({ file }) => nameOf(file)))].join(', ');
}
