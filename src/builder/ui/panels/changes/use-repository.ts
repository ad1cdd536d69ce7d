import { useMutation, useQueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../state/api.ts';
import { RUNS_GIT } from '../../state/queries.ts';
import { showStatus } from '../../state/status.ts';
import type { ChangedFile } from '../../../protocol/history-answers.ts';

/** Why an action was refused, with technical details for a developer. */
export class RepositoryError extends Error {
  readonly details: string;

  constructor(message: string, details = '') {
    super(message);
    this.details = details;
  }
}

/** What to do with the repository. */
export type RepositoryAction =
  | { name: 'startHistory'; input: Record<string, never> }
  | { name: 'revert'; input: { file: string; change?: string } }
  | { name: 'commit'; input: { message: string; files: string[] } }
  | { name: 'push'; input: Record<string, never> };

/** Returns a mutation that changes the repository or takes a change back, and says in the status line what became of it. */
export function useRepository() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, input }: RepositoryAction) => {
      const done = await call(name, input as never); // the union pairs each name with its input
      if (!done.ok) throw new RepositoryError(done.message, done.details);
      await client.invalidateQueries();
      return done.message;
    },
    onSuccess: (text) => showStatus({ kind: 'saved', text }),
  });
}

/** Time after which git is asked again, in milliseconds: commits are made elsewhere, too. The window asks as well when somebody comes back to it. */
const REFETCH_MS = 30_000;

/** What changed since the last commit. */
export const changesQuery = queryOptions({
  queryKey: ['changes'],
  queryFn: () => call('changes', {}),
  meta: { [RUNS_GIT]: true },
  refetchOnWindowFocus: 'always',
  refetchInterval: REFETCH_MS,
});

/** Counts the changed values; a file that was added or deleted counts as one. */
export const countChanges = (files: readonly ChangedFile[]): number =>
  files.reduce((sum, { changes }) => sum + Math.max(changes.length, 1), 0);
