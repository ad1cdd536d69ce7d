import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import type { ChangedFile } from '../../editing-protocol/builder/repository-methods.ts';

/** What changed since the last commit. Asked again whenever the window gets the focus: commits are made elsewhere too. */
export const changesQuery = queryOptions({
  queryKey: ['changes'],
  queryFn: () => call('changes', {}),
  refetchOnWindowFocus: 'always',
});

/** Counts the changed values; a file that was added or deleted counts as one. */
export const countChanges = (files: readonly ChangedFile[]): number =>
  files.reduce((sum, { changes }) => sum + Math.max(changes.length, 1), 0);

/** "1 change", "3 changes". */
export const inNumbers = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
