import { Alert, Button, Group } from '@mantine/core';
import IconPlugConnectedX from '@tabler/icons-react/dist/esm/icons/IconPlugConnectedX.mjs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pushChannel } from '../../../page/behaviors/push-channel.ts';
import { CONNECTED_EVENT, DISCONNECTED_EVENT } from '../../protocol/push-events.ts';
import { keptTexts } from '../../texts/kept/kept-texts.ts';
import { texts } from '../../texts/texts.ts';
import { ServerError } from '../state/api.ts';
import { lossWords, retry, useLoss } from '../state/connection.ts';
import { siteQuery } from '../state/queries.ts';
import { IS_SIGNED_IN } from '../state/shell-token.ts';
import { SignedOutNote } from '../panels/people/devices/signed-out-note.tsx';

/** Time between attempts to reach the server, in milliseconds. */
const RETRY_MS = 3000;

/**
 * Whether the server's connection is open. The page is loaded again once another start of the server is back. Where people sign
 * in, the server may have closed it because the session has ended: a request finds that out.
 */
function useIsConnected(): boolean {
  const [isConnected, setConnected] = useState(true);
  const client = useQueryClient();
  useEffect(() => {
    const ends = [
      pushChannel().on(DISCONNECTED_EVENT, () => {
        setConnected(false);
        if (IS_SIGNED_IN) void client.refetchQueries(siteQuery);
      }),
      pushChannel().on(CONNECTED_EVENT, () => setConnected(true)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [client]);
  return isConnected;
}

/** Says that the server can't be reached, and tries again. */
export function ServerBanner() {
  const isConnected = useIsConnected();
  const loss = useLoss();
  const { error, refetch, isFetching } = useQuery({
    ...siteQuery,
    refetchInterval: ({ state }) => (state.error ? RETRY_MS : false),
  });
  if (isConnected && !loss && !error) return null;
  if (!loss && error instanceof ServerError && error.isSignedOut) return <SignedOutNote />;
  const words = keptTexts().server;
  const reason = loss || !error ? lossWords(loss ?? 'silent') : error.message;
  const again = () => {
    void refetch();
    void retry.now();
  };
  return (
    <Alert color="yellow" radius={0} icon={<IconPlugConnectedX aria-hidden />} title={words.title}>
      <Group justify="space-between" gap="md">
        {reason} {words.hint}
        <Button variant="default" loading={isFetching} onClick={again}>
          {texts.common.tryAgain}
        </Button>
      </Group>
    </Alert>
  );
}
