import { QueryClient, queryOptions } from '@tanstack/react-query';

const FIVE_MINUTES = 300_000;
const TEN_MINUTES = 600_000;

/** A document by its key; fresh for 5 minutes, kept for 10 (specification, section 9). */
const documentQuery = (key: string, request: () => Promise<unknown>) =>
  queryOptions({
    queryKey: ['document', key],
    queryFn: request,
    staleTime: FIVE_MINUTES,
    gcTime: TEN_MINUTES,
    retry: 1,
  });

/** Keeps the documents of the pages that a visitor opens, or will perhaps. */
export const createDocumentCache = (client = new QueryClient()) => ({
  /** A document as it is kept, or else by request; a request that fails is made once more. */
  get: (key: string, request: () => Promise<unknown>): Promise<unknown> =>
    client.fetchQuery(documentQuery(key, request)),
  /** Keeps a document that came by another way, at a time in milliseconds. */
  set: (key: string, document: unknown, updatedAt: number): void =>
    void client.setQueryData(['document', key], document, { updatedAt }),
  /** Forgets all. */
  clear: (): void => client.clear(),
});

/** What keeps documents. */
export type DocumentCache = ReturnType<typeof createDocumentCache>;
