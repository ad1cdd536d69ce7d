import { Button, Group, Stack, Text } from '@mantine/core';
import type { StoredPicture } from '../../../protocol/answers.ts';
import { texts } from '../../../texts/texts.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { fileName } from '../../state/file-name.ts';
import classes from './pictures.module.css';

const words = texts.pictures.same;

interface SamePictureDialogProps {
  /** The picture that the site has. */
  same: StoredPicture;
  onDecide: (decision: 'use' | 'keep' | 'cancel') => void;
}

/** Asks whether a picture that the site has already is used, or stored a second time. */
export function SamePictureDialog({ same: { path, width, height }, onDecide }: SamePictureDialogProps) {
  return (
    <Dialog opened onClose={() => onDecide('cancel')} title={words.title}>
      <Stack gap="md">
        <img className={classes.large} src={path} alt="" />
        <Text size="sm">{words.message(fileName(path), width !== undefined ? `${width} × ${height}` : undefined)}</Text>
        <Group justify="flex-end" gap="xs">
          <Button size="xs" variant="default" onClick={() => onDecide('keep')}>
            {words.keepBoth}
          </Button>
          <Button size="xs" data-autofocus onClick={() => onDecide('use')}>
            {words.use}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
