import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../protocol/calls.ts';
import { call } from '../../state/api.ts';
import { showStatus } from '../../state/status.ts';

/** Time after which the draft is compared again, in milliseconds: others publish, too. */
const COMPARE_MS = 20_000;

/** Time between two questions while something is being published, in milliseconds. */
const FOLLOW_MS = 400;

/** What isn't published yet. */
export const unpublishedQuery = queryOptions({
  queryKey: ['unpublished'],
  queryFn: () => call('unpublished', {}),
  refetchOnWindowFocus: 'always',
  refetchInterval: COMPARE_MS,
});

/** What publishing is doing, or how it ended. */
export const publicationQuery = queryOptions({
  queryKey: ['publication'],
  queryFn: () => call('publication', {}),
  refetchInterval: ({ state }) => (state.data?.state === 'running' ? FOLLOW_MS : false),
});

/** What was published, newest first. */
export const versionsQuery = queryOptions({ queryKey: ['versions'], queryFn: () => call('versions', {}) });

/** What begins a publication: that of the draft, or of an earlier version. */
type Beginning = { name: 'publish'; input: CallInput<'publish'> } | { name: 'makeLive'; input: CallInput<'makeLive'> };

/** Returns a mutation that begins a publication, which `publicationQuery` follows. */
export function usePublish() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, input }: Beginning) => call(name, input as never), // the union pairs each name with its input
    onSuccess: (publication) => client.setQueryData(publicationQuery.queryKey, publication),
    onError: ({ message }) => showStatus({ kind: 'problem', text: message }),
    onSettled: () => client.invalidateQueries(publicationQuery),
  });
}
