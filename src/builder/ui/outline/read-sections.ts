import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { FileAnswer, SiteOverview } from '../../protocol/answers.ts';
import { fileQuery, siteQuery, useFile, useSite } from '../state/queries.ts';
import type { Identities } from '../state/identities.ts';
import { describeSections, sectionIds, sectionRecords, type OutlineSection } from '../state/section-list.ts';

/** The file of a shared section. */
export const sharedFile = (name: string): string => `content/shared/${name}.yaml`;

/** The sections of a page: as in its file, and as the outline shows them. */
export interface PageSections {
  entries: readonly Record<string, unknown>[];
  sections: readonly OutlineSection[];
  /** What each section is known by while it changes its place. */
  ids: Identities;
}

const namesOfShared = (data: unknown): string[] => [
  ...new Set((sectionRecords(data) ?? []).flatMap(({ shared }) => (typeof shared === 'string' ? [shared] : []))),
];

/** Reads the sections of a page from what the server has answered last. */
export function sectionsInCache(client: QueryClient, file: string): PageSections | undefined {
  const data = client.getQueryData<FileAnswer>(fileQuery(file).queryKey)?.data;
  const site = client.getQueryData<SiteOverview>(siteQuery.queryKey);
  const entries = sectionRecords(data);
  if (!entries || !site) return undefined;
  const shared = (name: string) => client.getQueryData<FileAnswer>(fileQuery(sharedFile(name)).queryKey)?.data;
  return { entries, sections: describeSections(data, site, shared), ids: sectionIds(file, data) };
}

/** Returns a file and its sections; follows both, and the shared sections among them. */
export function usePageSections(file: string): { answer: FileAnswer | undefined; page: PageSections | undefined } {
  const client = useQueryClient();
  const answer = useFile(file);
  const site = useSite();
  useQueries({
    queries: namesOfShared(answer?.data)
      .filter((name) => site.shared.some((one) => one.name === name))
      .map((name) => fileQuery(sharedFile(name))),
  });
  return { answer, page: sectionsInCache(client, file) };
}
