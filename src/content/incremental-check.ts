import { createStableArray, recordOf } from '../data/plain.ts';
import type { ContentModel } from '../model/content-model.ts';
import type { Entry } from '../schema/define-collection.ts';
import type { IndexedEntry } from './cross-check/checks/indexed-entry.ts';
import type { CheckedFile } from './validate/validate.ts';
import type { FileCheckResult } from './validate/check-file.ts';
import type { SharedSection } from './validate/shared-sections.ts';

/** Keeps array identities stable between checks while no entry changes, so that caches keyed by array still hit. */
export interface Lists {
  /** The checked entries of each collection. */
  checked: Readonly<Record<string, (list: CheckedFile<Entry>[]) => CheckedFile<Entry>[]>>;
  indexed: (list: readonly IndexedEntry[]) => readonly IndexedEntry[];
}

/** Creates the lists of a site. */
export const createLists = ({ collections }: ContentModel): Lists => ({
  checked: recordOf([...collections.keys()], () => createStableArray<CheckedFile<Entry>[]>()),
  indexed: createStableArray(),
});

/**
 * Tracks the shared sections and the pages whose result is stale because one of theirs changed. Each page is checked
 * again once, however many of its shared sections changed.
 * @param shared is kept up to date, by the names of the sections
 */
export function trackSharedSections(
  shared: Map<string, SharedSection>,
  outcomes: ReadonlyMap<string, FileCheckResult>,
) {
  const stale = new Set<string>();
  const markUsers = (uses: (names: readonly string[]) => boolean) => {
    for (const { parsed } of outcomes.values()) if (uses(parsed.shared ?? [])) stale.add(parsed.file);
  };
  // Any page with an unknown name may have meant a name that is new, or lose its suggestion with one that is gone.
  const usesAny = (names: readonly string[]) => names.length > 0;
  return {
    put(name: string, result: FileCheckResult | undefined) {
      const valid = result !== undefined && !result.parsed.broken && result.checked.shared.length > 0;
      const isNew = !shared.has(name);
      shared.set(name, { data: result?.parsed.data, valid });
      markUsers(isNew ? usesAny : (names) => names.includes(name));
    },
    remove(name: string) {
      if (shared.delete(name)) markUsers(usesAny);
    },
    /** Returns the stale pages, and regards them as checked. */
    takeStalePages(): string[] {
      const pages = [...stale];
      stale.clear();
      return pages;
    },
  };
}
