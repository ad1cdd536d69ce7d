import type { LayoutDocument, StoredPage } from '../schema/document.ts';
import { loadSections } from '../sections/registry.ts';
import type { DocumentCache } from './document-cache.ts';
import {
  documentKey,
  documentUrl,
  layoutKey,
  missingKey,
  pathOf,
  type EmbeddedData,
  type PageData,
  type PageRequest,
  type ShownPage,
} from './page-request.ts';

/** Fetches the part that keeps documents: the page that was loaded can do without. */
type FetchCache = () => Promise<{ createDocumentCache: () => DocumentCache }>;

/** Asks the site for a document; `null` where there is none of that key. */
async function requestDocument(key: string): Promise<unknown> {
  const response = await fetch(documentUrl(key));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The document ${key} was answered with ${response.status}.`);
  return response.json();
}

/** Gets documents by their keys, the first of them beside the part that will keep them. */
function createDocumentSource(frame: LayoutDocument, fetchCache: FetchCache) {
  const loadedAt = Date.now();
  const frameKey = layoutKey(frame.region.code);
  const early = new Map<string, Promise<unknown>>();
  let cache: Promise<DocumentCache> | undefined;
  let there = false;

  const createCache = async (): Promise<DocumentCache> => {
    const { createDocumentCache } = await fetchCache();
    const created = createDocumentCache();
    created.set(frameKey, frame, loadedAt);
    there = true;
    return created;
  };

  const loadCache = (): Promise<DocumentCache> =>
    (cache ??= createCache().catch((error: unknown) => {
      cache = undefined; // the next page tries again
      throw error;
    }));

  const requestEarly = (key: string) => {
    if (key === frameKey || early.has(key)) return;
    const answer = requestDocument(key);
    early.set(key, answer);
    answer.catch(() => early.delete(key));
  };

  const request = (key: string): Promise<unknown> => {
    const answer = early.get(key) ?? requestDocument(key);
    early.delete(key);
    return answer;
  };

  return {
    get: async <T>(key: string): Promise<T | null> => {
      if (!there) requestEarly(key);
      const kept = await loadCache();
      return (await kept.get(key, () => request(key))) as T | null; // the build wrote it from the same type
    },
    clear: async () => (await loadCache()).clear(),
  };
}

/**
 * Loads pages in the browser: the first one out of the HTML, the others by request.
 * @param frame what frames the first page
 */
export function createPageLoader(embedded: EmbeddedData, frame: LayoutDocument, fetchCache: FetchCache) {
  const documents = createDocumentSource(frame, fetchCache);
  let first: EmbeddedData | undefined = embedded;

  const getPage = async (request: PageRequest): Promise<ShownPage> => {
    const wanted = first?.page.missing ? missingKey(request) : documentKey(request);
    if (first?.key === wanted) return first.page;
    const page =
      (first?.page.missing ? null : await documents.get<StoredPage>(wanted)) ??
      (await documents.get<StoredPage>(missingKey(request)));
    if (!page) throw new Error('Neither the page nor its replacement could be loaded.');
    // Into the document that is kept: who asks for it again gets the same page, and nothing is drawn anew.
    return Object.assign(page, { path: page.path ?? pathOf(request) });
  };

  const getFrame = async ({ region }: PageRequest): Promise<LayoutDocument> => {
    if (first && region === frame.region.code) return frame;
    const layout = await documents.get<LayoutDocument>(layoutKey(region));
    if (!layout) throw new Error('The frame of the page could not be loaded.');
    return layout;
  };

  return {
    load: async (request: PageRequest): Promise<PageData> => {
      const [page, layout] = await Promise.all([getPage(request), getFrame(request)]);
      const types = page.sections.filter(({ props }) => props !== undefined).map(({ type }) => type);
      await loadSections(types, { rendered: page === first?.page });
      return { page, layout };
    },
    /** From here on every page is loaded whole, the first one too. */
    forgetEmbedded: () => {
      first = undefined;
    },
    /** Forgets every document that is kept. */
    forgetDocuments: documents.clear,
  };
}
