import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { AuthorView } from '../../../content/author-site.ts';
import { call } from './api.ts';
import { fetchFile, fileKey, writtenFile } from './shown-files.ts';
import { sectionIds } from './section-list.ts';
import { fileOfTrace, type PageTrace } from './shown-trace.ts';
import type { FieldPlace } from './view.tsx';

/** The site as a whole. */
export const siteQuery = queryOptions({ queryKey: ['site'], queryFn: () => call('site', {}) });

/** A file with its problems, and with edits of its sections that aren't written yet. Its schema is read behind it. */
export const fileQuery = (file: string) =>
  queryOptions({
    queryKey: fileKey(file),
    queryFn: async ({ client }) => {
      const answer = await fetchFile(file);
      void client.prefetchQuery(schemaQuery(answer.schemaId));
      return answer;
    },
  });

/** The JSON Schema that an id of a file's answer identifies. It never changes. */
export const schemaQuery = (id: string) =>
  queryOptions({
    queryKey: ['schema', id],
    queryFn: () => call('schema', { id }),
    staleTime: 'static',
    gcTime: Infinity,
  });

/** The key in the `meta` of queries whose answer takes git: each starts processes on the server. */
export const RUNS_GIT = 'runsGit';

/** The traces of all pages. */
export const traceQueries = { queryKey: ['trace'] } as const;

/** Where the words of a page come from, as it's looked at; its address has the region. */
export const traceQuery = (address: string, view: AuthorView) =>
  queryOptions({
    queryKey: [...traceQueries.queryKey, address, view],
    queryFn: async ({ client }): Promise<PageTrace> => {
      const trace = await call('trace', { address, view });
      const written = writtenFile(client, fileOfTrace(trace) ?? '');
      return { ...trace, ids: written?.list.ids ?? [] };
    },
  });

/** The steps that can be undone, the latest first. */
export const historyQuery = queryOptions({ queryKey: ['history'], queryFn: () => call('history', {}) });

/** What appears on the site and disappears from it next. */
export const scheduleQuery = queryOptions({ queryKey: ['schedule'], queryFn: () => call('schedule', {}) });

/** Returns what identifies the form of a field: its section wherever that stands, else the part of the file. */
export function useFormIdentity(field: FieldPlace | undefined): string {
  const { file = '', path: [part = '', index = ''] = [] } = field ?? {};
  const data = useFile(field?.file)?.data;
  const id = part === 'sections' && typeof index === 'number' ? sectionIds(file, data)[index] : undefined;
  return `${file} ${id ?? `${part}.${index}`}`;
}

/** Returns the site; suspends until it is loaded. */
export const useSite = () => useSuspenseQuery(siteQuery).data;

/** Returns a file, or `undefined` while it loads. */
export const useFile = (file: string | undefined) =>
  useQuery({ ...fileQuery(file ?? ''), enabled: file !== undefined }).data;
