import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { FileAnswer, SiteOverview } from '../../protocol/answers.ts';
import { fileQuery, siteQuery, useFile, useSite } from '../state/queries.ts';
import { fileKey, writtenFile, type IdentifiedSections } from '../state/shown-files.ts';
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

/** Reads the sections of a page as they are shown. */
export function sectionsInCache(client: QueryClient, file: string): PageSections | undefined {
  const data = client.getQueryData<FileAnswer>(fileKey(file))?.data;
  const entries = sectionRecords(data);
  return entries && describePage(client, { entries, ids: sectionIds(file, data) });
}

/** Reads the sections of a page as the server has them. */
export function sectionsOnServer(client: QueryClient, file: string): PageSections | undefined {
  const list = writtenFile(client, file)?.list;
  return list && describePage(client, list);
}

/** Describes sections for the outline; `undefined` until the site is loaded. */
export function describePage(client: QueryClient, { entries, ids }: IdentifiedSections): PageSections | undefined {
  const site = client.getQueryData<SiteOverview>(siteQuery.queryKey);
  const shared = (name: string) => client.getQueryData<FileAnswer>(fileKey(sharedFile(name)))?.data;
  return site && { entries, sections: describeSections({ sections: entries }, site, shared), ids };
}

/** Returns a file and its sections; follows both, and the shared sections among them. */
export function usePageSections(file: string | undefined): {
  answer: FileAnswer | undefined;
  page: PageSections | undefined;
} {
  const client = useQueryClient();
  const answer = useFile(file);
  const site = useSite();
  useQueries({
    queries: namesOfShared(answer?.data)
      .filter((name) => site.shared.some((one) => one.name === name))
      .map((name) => fileQuery(sharedFile(name))),
  });
  return { answer, page: file === undefined ? undefined : sectionsInCache(client, file) };
}
