import { QueryClient, queryOptions } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { RegionCode } from '../../regions/site-regions.ts';
import { pageDataKey, pageDataUrl, layoutDataKey, notFoundPageOf } from '../../schema/page-data-key.ts';
import type { LayoutData, MovedPageData, PageData, StoredPageData } from '../../schema/page-data.ts';
import { loadSections } from '../../sections/registry.ts';
import { dataQuery } from './hydration-data.ts';
import { pagePath, type PageKey } from './page-key.ts';

/** How long data counts as fresh: a page that's opened again within it needs no request. */
const STALE_TIME_MS = 300_000;

/** How long unused data is kept: longer than it's fresh, so that a page shows at once while newer data loads. */
const GC_TIME_MS = 600_000;

const RETRY_DELAY_MS = 300;

/** The key of a data file in the cache. */
export const pageDataQueryKey = (key: string) => ['page-data', key] as const;

/** Fetches a data file of the build; `null` if there is none for the key. */
const pageDataQuery = <T>(key: string) =>
  queryOptions({
    queryKey: pageDataQueryKey(key),
    queryFn: async (): Promise<T | null> => {
      const response = await fetch(
        import.meta.hot || import.meta.env.SERVER_EVENTS ? pageDataUrl(key) + dataQuery() : pageDataUrl(key),
      );
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`The document ${key} was answered with ${response.status}.`);
      return (await response.json()) as T; // the build wrote it from the same type
    },
    staleTime: STALE_TIME_MS,
    gcTime: GC_TIME_MS,
    // Fail at once offline, so that the visitor gets a message; the default would wait for the network.
    networkMode: 'always',
    retry: (failures) => navigator.onLine && failures < 1,
    retryDelay: RETRY_DELAY_MS,
  });

/** Data that is known before the first request. */
interface KnownPageData {
  /** The layout data of the first page. */
  layout: LayoutData;
  /** A page that doesn't exist. */
  missing?: PageKey | undefined;
}

/** Loads data for route loaders: pages with the code of their sections, and layout data. */
export type PageLoader = ReturnType<typeof createPageLoader>;

/** Creates the page loader of the browser. */
export function createPageLoader({ layout, missing }: KnownPageData, client = new QueryClient()) {
  client.setQueryData(pageDataQueryKey(layoutDataKey(layout.region.code)), layout);
  if (missing) client.setQueryData(pageDataQueryKey(pageDataKey(missing)), null);
  const fetchPageData = <T>(key: string) => client.fetchQuery(pageDataQuery<T>(key));
  const loadLayout = async (region: RegionCode): Promise<LayoutData> => {
    const found = await fetchPageData<LayoutData>(layoutDataKey(region));
    if (!found) throw new Error('The layout data of the page could not be loaded.');
    return found;
  };
  const loadMissingPage = async ({ region, path }: PageKey): Promise<StoredPageData | null> => {
    const { entryPages } = await loadLayout(region);
    return fetchPageData(pageDataKey({ region, path: notFoundPageOf(path, entryPages) }));
  };
  return {
    loadPage: async (request: PageKey): Promise<PageData> => {
      const found = await fetchPageData<StoredPageData | MovedPageData>(pageDataKey(request));
      if (found && 'movedTo' in found) throw redirect({ to: found.movedTo, replace: true });
      const page = found ?? (await loadMissingPage(request));
      if (!page) throw new Error('Neither the page nor its replacement could be loaded.');
      await loadSections(page.sections.map(({ type }) => type));
      // Mutates the cached object, so that it keeps its identity and nothing renders again.
      return Object.assign(page, { path: page.path ?? pagePath(request) });
    },
    loadLayout,
    /** Holds the data files; see `pageDataQueryKey`. */
    cache: client,
  };
}
