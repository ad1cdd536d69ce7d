import { Alert, Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import IconCloudDownload from '@tabler/icons-react/dist/esm/icons/IconCloudDownload.mjs';
import type { OnlineCopy } from '../../../protocol/online-calls.ts';
import { remoteTexts } from '../../../texts/remote/remote-texts.ts';
import { Details } from '../../kit/details.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { ConflictForm } from './conflict-form.tsx';
import { usePull } from './online-queries.ts';

/** Stands beside the button; on phones, above it. */
const TEXT_STYLE = { flex: '1 1 16rem' };

type Moved = NonNullable<OnlineCopy['moved']>;

/** Says that the online copy has changed, and takes that over. */
export function MovedNote({ versions, people, obstacle, bringsCode, installing, outcome: installed }: Moved) {
  const { moved: words, install, conflicts } = remoteTexts();
  const [isOpen, { open, close }] = useDisclosure();
  const { mutate, isPending, data, error } = usePull();
  const outcome = data?.state === 'installing' ? installed : data;
  const refusal = outcome?.state === 'refused' ? outcome : obstacle;
  const found = outcome?.state === 'conflicts' ? outcome.conflicts : undefined;
  const isBusy = isPending || installing !== undefined;
  // Those of an installation are found after the answer.
  useEffect(() => {
    if (found) open();
  }, [found, open]);
  const about = installing ? install.steps[installing] : bringsCode && !obstacle ? install.about : undefined;
  return (
    <Alert color="blue" radius={0} icon={<IconCloudDownload stroke={1.5} aria-hidden />} title={words.title}>
      <Group justify="space-between" gap="md">
        <span style={TEXT_STYLE}>
          {words.by(versions, people)} {refusal?.message ?? error?.message} <span aria-live="polite">{about}</span>
        </span>
        {!obstacle && (
          <Button variant="default" loading={isBusy} onClick={() => (found ? open() : mutate({}))}>
            {bringsCode ? install.take : words.take}
          </Button>
        )}
      </Group>
      <Details>{refusal?.details ?? ''}</Details>
      <Dialog opened={isOpen} onClose={close} title={conflicts.title} size={640}>
        {found && (
          <ConflictForm
            conflicts={found}
            isBusy={isBusy}
            onChoose={(choices) =>
              mutate(choices, {
                onSuccess: ({ state }) => {
                  if (state !== 'conflicts') close();
                },
              })
            }
          />
        )}
      </Dialog>
    </Alert>
  );
}
