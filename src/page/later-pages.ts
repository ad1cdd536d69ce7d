/** What only a page after the first one needs: it comes with the first document that is asked for. */
export { createDocumentCache } from './document-cache.ts';
export { startSharedParts } from './shared-parts.ts';
