import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../protocol/calls.ts';
import { ONLINE_EVENT } from '../../../protocol/online-calls.ts';
import { call } from '../../state/api.ts';
import { RUNS_GIT } from '../../state/queries.ts';
import { showStatus } from '../../state/status.ts';
import { useRefetchOn } from '../use-refetch-on.ts';

/** What is known of the online copy. */
const onlineQuery = queryOptions({
  queryKey: ['online-copy'],
  queryFn: () => call('onlineCopy', {}),
  meta: { [RUNS_GIT]: true },
  refetchOnWindowFocus: 'always',
});

/** Returns what is known of the online copy, and follows it. */
export function useOnlineCopy() {
  useRefetchOn(ONLINE_EVENT, onlineQuery);
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
