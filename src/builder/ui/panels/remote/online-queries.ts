import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pushChannel } from '../../../../page/behaviors/push-channel.ts';
import type { CallInput } from '../../../protocol/calls.ts';
import { ONLINE_EVENT } from '../../../protocol/online-calls.ts';
import { call } from '../../state/api.ts';
import { RUNS_GIT } from '../../state/queries.ts';
import { showStatus } from '../../state/status.ts';

/** What is known of the online copy. */
const onlineQuery = queryOptions({
  queryKey: ['online-copy'],
  queryFn: () => call('onlineCopy', {}),
  meta: { [RUNS_GIT]: true },
  refetchOnWindowFocus: 'always',
});

/** Returns what is known of the online copy, and follows it. */
export function useOnlineCopy() {
  const client = useQueryClient();
  useEffect(() => {
    // A first answer that is under way doesn't have it yet, and isn't asked for again unless it's cancelled.
    const refetch = () => client.cancelQueries(onlineQuery).then(() => client.invalidateQueries(onlineQuery));
    return pushChannel().on(ONLINE_EVENT, () => void refetch());
  }, [client]);
  return useQuery(onlineQuery);
}

/** Returns a mutation that takes over what the online copy has, and says in the status line what became of it. */
export function usePull() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choices: CallInput<'pull'>['choices']) => call('pull', { choices }),
    onSuccess: async (outcome) => {
      if (outcome.state !== 'done') return;
      showStatus({ kind: 'saved', text: outcome.message });
      await client.invalidateQueries();
    },
  });
}
