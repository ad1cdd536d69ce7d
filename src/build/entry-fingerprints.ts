import { hash } from 'node:crypto';
import { entriesOn, listIn, tagsOf } from '../content/entries/entry-list.ts';
import type { SiteWithPageData } from '../content/page-data/render-requests.ts';
import type { SiteRoute } from '../content/page-data/routes.ts';
import { collectionOf } from '../model/content-model.ts';
import type { Entry } from '../schema/define-collection.ts';

/** The site with hashes of its entries, so that a page is rendered again only if one that it shows changes. */
export interface EntryFingerprints extends SiteWithPageData {
  /** Hash of what lists show of an entry. */
  ofSummary: (summary: Entry) => string;
}

/** Hashes a value that JSON can hold. */
export const fingerprintOf = (value: unknown): string => hash('sha1', JSON.stringify(value), 'base64');

/** Hash of what a list page shows of entries; editing one leaves the other pages unchanged. */
export function listFingerprint(
  { content, model, ofSummary }: EntryFingerprints,
  { page, region, list }: SiteRoute,
): string | undefined {
  const shown = listIn(page.entryList, region);
  if (!list || !shown) return undefined;
  const source = {
    entries: content.entries[shown.collection] ?? [],
    collection: collectionOf(model, shown.collection),
  };
  const { entries, total } = entriesOn(source, list, shown.pageSize);
  return fingerprintOf([list, total, tagsOf(source), entries.map(ofSummary)]);
}

/** Hash of what an entry's page shows of the next one; editing another leaves the page unchanged. */
export function nextEntryFingerprint(
  { pageData, ofSummary }: EntryFingerprints,
  { region, entry, page }: SiteRoute,
): string | undefined {
  const next = entry && page.each !== undefined && pageData.entries(region, page.each).next(entry.id);
  return next ? ofSummary(next) : undefined;
}

/** Hashes of summaries: an entry is in the list of all and in the lists of its tags, in each region. */
export function createSummaryFingerprints(): EntryFingerprints['ofSummary'] {
  const known = new WeakMap<Entry, string>();
  return (summary) => {
    const found = known.get(summary) ?? fingerprintOf(summary);
    known.set(summary, found);
    return found;
  };
}
