import type { ContentModel } from '../model/content-model.ts';
import { recordOf } from '../regions/record-of.ts';
import type { Entry } from '../schema/define-collection.ts';
import type { IndexedEntry } from './cross-check/checks/indexed-entry.ts';
import { createStableArray } from './stable-array.ts';
import type { FileCheckResult } from './validate/check-file.ts';
import { noFiles, type CheckedFile, type CheckedFiles } from './validate/validate.ts';

/** Keeps array identities stable between checks while no entry changes, so that caches keyed by array still hit. */
export interface Lists {
  /** The checked entries of each collection. */
  checked: Readonly<Record<string, (list: CheckedFile<Entry>[]) => CheckedFile<Entry>[]>>;
  indexed: (list: readonly IndexedEntry[]) => readonly IndexedEntry[];
}

/** Creates the lists of a check. */
export const createLists = ({ collections }: ContentModel): Lists => ({
  checked: recordOf([...collections.keys()], () => createStableArray<CheckedFile<Entry>[]>()),
  indexed: createStableArray(),
});

/** Merges the checked files. */
export function mergeChecked(outcomes: readonly FileCheckResult[], lists: Lists): CheckedFiles {
  const all = noFiles();
  for (const { checked } of outcomes) {
    Object.assign(all.singles, checked.singles);
    all.pages.push(...checked.pages);
    for (const [name, own] of checked.own) all.own.set(name, own);
    for (const [name, own] of checked.entries) {
      const list = all.entries.get(name) ?? [];
      all.entries.set(name, list);
      list.push(...own);
    }
    all.shared.push(...checked.shared);
    if (checked.translations) all.translations = checked.translations;
  }
  for (const [name, own] of all.entries) all.entries.set(name, lists.checked[name]?.(own) ?? own);
  return all;
}
