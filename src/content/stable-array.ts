import type { ContentModel } from '../model/content-model.ts';
import { recordOf } from '../regions/record-of.ts';
import type { Entry } from '../schema/define-collection.ts';
import type { IndexedEntry } from './cross-check/checks/indexed-entry.ts';
import type { CheckedFile } from './validate/validate.ts';

/**
 * Creates a function that returns the previous array as long as its items are the same, so that results cached per
 * array (in a `WeakMap`) stay valid. Usually none or one of ten thousand entries changes.
 */
export function createStableArray<L extends readonly unknown[]>(): (list: L) => L {
  let last: L | undefined;
  return (list) => {
    const isSame = list.length === last?.length && list.every((member, index) => member === last?.[index]);
    return (last = isSame && last ? last : list);
  };
}

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
