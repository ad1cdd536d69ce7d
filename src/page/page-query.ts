import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { LayoutDocument, PageDocument } from '../schema/document.ts';
import { loadSections } from '../sections/registry.ts';
import {
  documentKey,
  documentUrl,
  layoutKey,
  missingKey,
  type EmbeddedData,
  type PageData,
  type PageRequest,
  type ShownPage,
} from './page-request.ts';

const FIVE_MINUTES = 300_000;
const TEN_MINUTES = 600_000;

/** A document by its key; fresh for 5 minutes, kept for 10 (specification, section 9). `null` where there is none. */
const documentQuery = <T>(key: string) =>
  queryOptions({
    queryKey: ['document', key],
    queryFn: async ({ signal }): Promise<T | null> => {
      const response = await fetch(documentUrl(key), { signal });
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`The document ${key} was answered with ${response.status}.`);
      return (await response.json()) as T; // the build wrote it from the same type
    },
    staleTime: FIVE_MINUTES,
    gcTime: TEN_MINUTES,
    retry: 1,
  });

/**
 * Loads pages in the browser: the first one out of the HTML, the others by request.
 * @param frame what frames the first page
 */
export function createPageLoader(queryClient: QueryClient, embedded: EmbeddedData, frame: LayoutDocument) {
  let first: EmbeddedData | undefined = embedded;
  queryClient.setQueryData(documentQuery(layoutKey(frame.region.code)).queryKey, frame);

  const get = async <T>(key: string): Promise<T | null> => queryClient.fetchQuery(documentQuery<T>(key));

  const getPage = async (request: PageRequest): Promise<ShownPage> => {
    const wanted = first?.page.missing ? missingKey(request) : documentKey(request);
    if (first?.key === wanted) return first.page;
    const page =
      (first?.page.missing ? null : await get<PageDocument>(wanted)) ?? (await get<PageDocument>(missingKey(request)));
    if (!page) throw new Error('Neither the page nor its replacement could be loaded.');
    return page;
  };

  return {
    load: async (request: PageRequest): Promise<PageData> => {
      const [page, layout] = await Promise.all([getPage(request), get<LayoutDocument>(layoutKey(request.region))]);
      if (!layout) throw new Error('The frame of the page could not be loaded.');
      const types = page.sections.filter(({ props }) => props !== undefined).map(({ type }) => type);
      await loadSections(types, { rendered: page === first?.page });
      return { page, layout };
    },
    /** From here on every page is loaded whole, the first one too. */
    forgetEmbedded: () => {
      first = undefined;
    },
  };
}
