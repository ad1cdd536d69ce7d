import { Alert, Button, Group } from '@mantine/core';
import IconPlugConnectedX from '@tabler/icons-react/dist/esm/icons/IconPlugConnectedX.mjs';
import IconFileAlert from '@tabler/icons-react/dist/esm/icons/IconFileAlert.mjs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Details } from '../kit/details.tsx';
import { useOpenFile } from '../state/open-file.ts';
import { lossWords, retry, useLoss } from '../state/connection.ts';
import { siteQuery, useFile } from '../state/queries.ts';
import { clearStatus } from '../state/status.ts';

/** Time between attempts to reach the server, in milliseconds. */
const RETRY_MS = 3000;

/** Whether the development server's connection is open. Vite reloads the page once the server is back. */
function useIsConnected(): boolean {
  const [isConnected, setConnected] = useState(true);
  useEffect(() => {
    const hot = import.meta.hot;
    const lost = () => setConnected(false);
    const found = () => setConnected(true);
    hot?.on('vite:ws:disconnect', lost);
    hot?.on('vite:ws:connect', found);
    return () => {
      hot?.off('vite:ws:disconnect', lost);
      hot?.off('vite:ws:connect', found);
    };
  }, []);
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
  const reason = loss || !error ? lossWords(loss ?? 'silent') : error.message;
  const again = () => {
    void refetch();
    void retry.now();
  };
  return (
    <Alert color="yellow" radius={0} icon={<IconPlugConnectedX aria-hidden />} title={texts.shell.server.title}>
      <Group justify="space-between" gap="md">
        {reason} {texts.shell.server.hint}
        <Button variant="default" loading={isFetching} onClick={again}>
          {texts.common.tryAgain}
        </Button>
      </Group>
    </Alert>
  );
}

/** Says why the open file can't be edited here, and what to do about it. */
export function LockedBanner() {
  const file = useOpenFile();
  const locked = useFile(file?.file)?.locked;
  const isLocked = Boolean(locked);
  // What was saved before isn't what the file has now.
  useEffect(() => {
    if (isLocked) clearStatus(({ kind }) => kind === 'saved');
  }, [isLocked]);
  if (!file || !locked) return null;
  return (
    <Alert color="red" radius={0} icon={<IconFileAlert aria-hidden />} title={texts.shell.locked.title(file.title)}>
      {locked.message} {locked.hint} {texts.shell.locked.rest}
      <Details>{locked.details ?? ''}</Details>
    </Alert>
  );
}
