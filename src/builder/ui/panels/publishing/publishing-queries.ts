import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../protocol/calls.ts';
import type { Publication } from '../../../protocol/publish-calls.ts';
import { call } from '../../state/api.ts';
import { RUNS_GIT } from '../../state/queries.ts';
import { showStatus } from '../../state/status.ts';

/** Time between two comparisons of the draft, in milliseconds. Others publish, too. */
const COMPARE_MS = 20_000;

/** Time between two requests while a publication runs, in milliseconds. */
const FOLLOW_MS = 400;

/** The unpublished changes. */
export const unpublishedQuery = queryOptions({
  queryKey: ['unpublished'],
  queryFn: () => call('unpublished', {}),
  meta: { [RUNS_GIT]: true },
  refetchOnWindowFocus: 'always',
  refetchInterval: COMPARE_MS,
});

/** The current or last publication. */
export const publicationQuery = queryOptions({
  queryKey: ['publication'],
  queryFn: () => call('publication', {}),
  refetchInterval: ({ state }) => (state.data?.state === 'running' ? FOLLOW_MS : false),
});

/** Whether the reader's own publication runs or waits. */
export const isOwnRunning = (
  publication: Publication | undefined,
): publication is Extract<Publication, { state: 'running' }> =>
  publication?.state === 'running' && publication.by === undefined;

/** Whether a dialog or a panel shows the publication. Screen readers hear of it there then. */
export const isPublicationShown = (): boolean => document.querySelector('[data-publication]') !== null; // `PublicationStatus` writes it

/** The published versions, newest first. */
export const versionsQuery = queryOptions({ queryKey: ['versions'], queryFn: () => call('versions', {}) });

/** A call that starts a publication: of the draft, or of an earlier version. */
type Beginning = { name: 'publish'; input: CallInput<'publish'> } | { name: 'makeLive'; input: CallInput<'makeLive'> };

/**
 * Returns a mutation that starts a publication. `publicationQuery` follows its progress.
 * @param hasNotice whether a notice says why it's refused, so that screen readers hear it once
 */
export function usePublish({ hasNotice = false } = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, input }: Beginning) => call(name, input as never), // the union pairs each name with its input
    onSuccess: (publication) => client.setQueryData(publicationQuery.queryKey, publication),
    onError: ({ message }) => showStatus({ kind: 'problem', text: message, isInNotice: hasNotice }),
    onSettled: () => client.invalidateQueries(publicationQuery),
  });
}
