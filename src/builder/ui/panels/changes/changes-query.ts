import { queryOptions } from '@tanstack/react-query';
import { call } from '../../state/api.ts';
import type { ChangedFile } from '../../../protocol/repository-methods.ts';

/** Time after which git is asked again, in milliseconds: commits are made elsewhere, too. */
const REFETCH_MS = 4000;

/** What changed since the last commit. */
export const changesQuery = queryOptions({
  queryKey: ['changes'],
  queryFn: () => call('changes', {}),
  refetchOnWindowFocus: 'always',
  refetchInterval: REFETCH_MS,
});

/** Counts the changed values; a file that was added or deleted counts as one. */
export const countChanges = (files: readonly ChangedFile[]): number =>
  files.reduce((sum, { changes }) => sum + Math.max(changes.length, 1), 0);
