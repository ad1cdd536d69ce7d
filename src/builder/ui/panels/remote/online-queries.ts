import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pushChannel } from '../../../../page/behaviors/push-channel.ts';
import { ONLINE_EVENT } from '../../../protocol/online-calls.ts';
import { call } from '../../state/api.ts';

/** What is known of the online copy. */
const onlineQuery = queryOptions({
  queryKey: ['online-copy'],
  queryFn: () => call('onlineCopy', {}),
  refetchOnWindowFocus: 'always',
});

/** Returns what is known of the online copy, and follows it. */
export function useOnlineCopy() {
  const client = useQueryClient();
  useEffect(() => pushChannel().on(ONLINE_EVENT, () => void client.invalidateQueries(onlineQuery)), [client]);
  return useQuery(onlineQuery);
}
