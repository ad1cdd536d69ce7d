import { useIsMutating } from '@tanstack/react-query';

/** The key of edits that are made from the list of unpublished changes. Each lasts until the list has what it changed. */
export const LISTED_EDIT = ['listed-edit'] as const;

/** Returns whether the list of unpublished changes doesn't have an edit yet that was made from it. */
export const useHasListedEdit = (): boolean => useIsMutating({ mutationKey: LISTED_EDIT }) > 0;
