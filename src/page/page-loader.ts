import type { LayoutDocument, StoredPage } from '../schema/document.ts';
import { loadSections } from '../sections/registry.ts';
import { createDocumentCache, type DocumentCache } from './document-cache.ts';
import {
  documentKey,
  documentUrl,
  layoutKey,
  missingKey,
  pathOf,
  type PageData,
  type PageRequest,
} from './page-request.ts';

/** Requests a document; `null` where there is none of that key. */
async function requestDocument(key: string): Promise<unknown> {
  const response = await fetch(documentUrl(key));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The document ${key} was answered with ${response.status}.`);
  return response.json();
}

interface PageLoaderOptions {
  documents?: DocumentCache;
  /** A page that is known not to exist: it isn't requested. */
  missing?: PageRequest | undefined;
}

/**
 * Loads pages in the browser: their data, the layout data of their region, and the code of their sections.
 * @param layout the layout data of the first page, which is there already
 */
export function createPageLoader(
  layout: LayoutDocument,
  { documents = createDocumentCache(), missing }: PageLoaderOptions = {},
) {
  documents.set(layoutKey(layout.region.code), layout, Date.now());
  const get = async <T>(key: string) => (await documents.get(key, () => requestDocument(key))) as T | null; // the build wrote it from the same type

  const getPage = async (request: PageRequest): Promise<StoredPage> => {
    const isMissing = missing && documentKey(missing) === documentKey(request);
    const page =
      (isMissing ? null : await get<StoredPage>(documentKey(request))) ?? (await get<StoredPage>(missingKey(request)));
    if (!page) throw new Error('Neither the page nor its replacement could be loaded.');
    return page;
  };

  const getLayout = async ({ region }: PageRequest): Promise<LayoutDocument> => {
    const found = await get<LayoutDocument>(layoutKey(region));
    if (!found) throw new Error('The layout data of the page could not be loaded.');
    return found;
  };

  return {
    load: async (request: PageRequest): Promise<PageData> => {
      const [page, own] = await Promise.all([getPage(request), getLayout(request)]);
      await loadSections(page.sections.map(({ type }) => type));
      // Into the document that is cached: whoever asks for it again gets the same page, and nothing renders again.
      return { page: Object.assign(page, { path: page.path ?? pathOf(request) }), layout: own };
    },
    /** Forgets every document that is cached. */
    forgetDocuments: documents.clear,
  };
}
