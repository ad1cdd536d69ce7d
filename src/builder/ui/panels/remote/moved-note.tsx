import { Alert, Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconCloudDownload from '@tabler/icons-react/dist/esm/icons/IconCloudDownload.mjs';
import type { OnlineCopy } from '../../../protocol/online-calls.ts';
import { remoteTexts } from '../../../texts/remote/remote-texts.ts';
import { Details } from '../../kit/details.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { ConflictForm } from './conflict-form.tsx';
import { usePull } from './online-queries.ts';

/** Says that the online copy has changed, and takes that over. */
export function MovedNote({ versions, people, obstacle }: NonNullable<OnlineCopy['moved']>) {
  const { moved: words, conflicts } = remoteTexts();
  const [isOpen, { open, close }] = useDisclosure();
  const { mutate, isPending, data: outcome, error } = usePull();
  const refusal = outcome?.state === 'refused' ? outcome : obstacle;
  const pull = () =>
    mutate(
      {},
      {
        onSuccess: ({ state }) => {
          if (state === 'conflicts') open();
        },
      },
    );
  return (
    <Alert color="blue" radius={0} icon={<IconCloudDownload stroke={1.5} aria-hidden />} title={words.title}>
      <Group justify="space-between" gap="md">
        <span>
          {words.by(versions, people)} {refusal?.message ?? error?.message}
        </span>
        {!obstacle && (
          <Button variant="default" loading={isPending} onClick={pull}>
            {words.take}
          </Button>
        )}
      </Group>
      <Details>{refusal?.details ?? ''}</Details>
      <Dialog opened={isOpen} onClose={close} title={conflicts.title} size={640}>
        {outcome?.state === 'conflicts' && (
          <ConflictForm
            conflicts={outcome.conflicts}
            isBusy={isPending}
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
