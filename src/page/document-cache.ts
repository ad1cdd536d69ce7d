import { QueryClient, queryOptions } from '@tanstack/react-query';

/** How long a document counts as fresh (specification, section 9). */
const STALE_TIME_MS = 300_000;

/** How long a document that nobody uses is kept (specification, section 9). */
const GC_TIME_MS = 600_000;

const RETRY_DELAY_MS = 300;

const documentQuery = (key: string, request: () => Promise<unknown>) =>
  queryOptions({
    queryKey: ['document', key],
    queryFn: request,
    staleTime: STALE_TIME_MS,
    gcTime: GC_TIME_MS,
    // Without a network a request fails at once, so that the visitor is told; the default would wait for the network.
    networkMode: 'always',
    retry: (failures) => navigator.onLine && failures < 1,
    retryDelay: RETRY_DELAY_MS,
  });

/** Keeps the documents of the pages that a visitor opens, or will perhaps. */
export const createDocumentCache = (client = new QueryClient()) => ({
  /** A document from the cache, or else by request; a request that fails is made once more. */
  get: (key: string, request: () => Promise<unknown>): Promise<unknown> =>
    client.fetchQuery(documentQuery(key, request)),
  /** Adds a document that came by another way, at a time in milliseconds. */
  set: (key: string, document: unknown, updatedAt: number): void =>
    void client.setQueryData(['document', key], document, { updatedAt }),
  /** Forgets all. */
  clear: (): void => client.clear(),
});

/** The cache of documents. */
export type DocumentCache = ReturnType<typeof createDocumentCache>;
