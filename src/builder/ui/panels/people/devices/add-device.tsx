import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { signInTexts } from '../../../../texts/sign-in/sign-in-texts.ts';
import { PanelLoader } from '../../../kit/side-panel.tsx';
import { call } from '../../../state/api.ts';
import { answerOfPasskey } from '../answer-of-passkey.ts';
import { PersonalLink } from '../personal-link.tsx';
import { Problem } from '../problem.tsx';
import { passkeysQuery } from './device-queries.ts';

const QrCode = lazy(() => import('./qr-code.tsx').then((module) => ({ default: module.QrCode })));

/** Time between two looks at whether the link was followed, in milliseconds. */
const LOOK_MS = 2000;

/** Makes a link for another device of the person, and says when it was followed. */
export function AddDevice({ close }: { close: () => void }) {
  const { devices: words } = signInTexts();
  const making = useMutation({
    async mutationFn() {
      const known = await call('passkeys', {});
      const { link } = await call('addDevice', { answer: await answerOfPasskey() });
      return { link, known: new Set(known.map(({ id }) => id)) };
    },
  });
  const { data: passkeys = [] } = useQuery({ ...passkeysQuery, refetchInterval: making.isSuccess ? LOOK_MS : false });
  const link = making.data?.link;
  const added = making.data && passkeys.find(({ id }) => !making.data.known.has(id));
  if (added)
    return (
      <Stack gap="sm">
        <output>{words.deviceAdded(words.device(added))}</output>
        <Button onClick={close} data-autofocus>
          {words.done}
        </Button>
      </Stack>
    );
  return (
    <Stack gap="sm">
      <Text size="sm">{link === undefined ? words.addLead : words.scan}</Text>
      {link !== undefined && (
        <>
          <Suspense fallback={<PanelLoader label={words.loading} />}>
            <QrCode text={link} label={words.code} />
          </Suspense>
          <PersonalLink link={link} words={words} />
        </>
      )}
      <Problem message={making.error?.message} />
      <Button
        variant={link === undefined ? 'filled' : 'subtle'}
        loading={making.isPending}
        onClick={() => making.mutate()}
      >
        {link === undefined ? words.createLink : words.newLink}
      </Button>
    </Stack>
  );
}
