import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { RegionCode } from '../regions/region-code.ts';
import type { LayoutDocument, PageDocument, StoredPage } from '../schema/document.ts';
import { loadSections } from '../sections/registry.ts';
import { documentKey, documentUrl, layoutKey, missingKey, pathOf, type PageRequest } from './page-request.ts';

/** How long a document counts as fresh (specification, section 9). */
const STALE_TIME_MS = 300_000;

/** How long a document that nobody uses is kept (specification, section 9). */
const GC_TIME_MS = 600_000;

const RETRY_DELAY_MS = 300;

/** A document of the build; `null` where there is none of that key. */
const documentQuery = <T>(key: string) =>
  queryOptions({
    queryKey: ['document', key],
    queryFn: async (): Promise<T | null> => {
      const response = await fetch(documentUrl(key));
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`The document ${key} was answered with ${response.status}.`);
      return (await response.json()) as T; // the build wrote it from the same type
    },
    staleTime: STALE_TIME_MS,
    gcTime: GC_TIME_MS,
    // Without a network a request fails at once, so that the visitor is told; the default would wait for the network.
    networkMode: 'always',
    retry: (failures) => navigator.onLine && failures < 1,
    retryDelay: RETRY_DELAY_MS,
  });

/** What is known before the first request. */
interface KnownDocuments {
  /** The layout data of the first page. */
  layout: LayoutDocument;
  /** A page that doesn't exist. */
  missing?: PageRequest | undefined;
}

/** What route loaders load: pages with the code of their sections, and the layout data of regions. */
export type PageLoader = ReturnType<typeof createPageLoader>;

/** Creates the loader of pages in the browser. */
export function createPageLoader({ layout, missing }: KnownDocuments, client = new QueryClient()) {
  client.setQueryData(documentQuery(layoutKey(layout.region.code)).queryKey, layout);
  if (missing) client.setQueryData(documentQuery(documentKey(missing)).queryKey, null);
  const fetchDocument = <T>(key: string) => client.fetchQuery(documentQuery<T>(key));
  return {
    loadPage: async (request: PageRequest): Promise<PageDocument> => {
      const page =
        (await fetchDocument<StoredPage>(documentKey(request))) ??
        (await fetchDocument<StoredPage>(missingKey(request)));
      if (!page) throw new Error('Neither the page nor its replacement could be loaded.');
      await loadSections(page.sections.map(({ type }) => type));
      // Into the cached document, so that it stays the same object and nothing renders again.
      return Object.assign(page, { path: page.path ?? pathOf(request) });
    },
    loadLayout: async (region: RegionCode): Promise<LayoutDocument> => {
      const found = await fetchDocument<LayoutDocument>(layoutKey(region));
      if (!found) throw new Error('The layout data of the page could not be loaded.');
      return found;
    },
    /** Forgets every cached document. */
    forgetDocuments: () => client.clear(),
  };
}
