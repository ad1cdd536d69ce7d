import { Button, Group, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Dialog } from '../kit/dialogs/dialog.tsx';
import { useSite } from '../state/queries.ts';
import { usePageSections } from './read-sections.ts';

interface MoveDialogProps {
  file: string;
  /** Title of the chosen section, if it's one. */
  name: string;
  /** Indexes of the chosen sections. */
  chosen: readonly number[];
  /** `gap` is the position in the list of the target page: 0 is at the top. */
  onMove: (file: string, gap: number) => void;
  onClose: () => void;
}

/** Asks for the page and the position to move sections to. */
export function MoveDialog({ file, name, chosen, onMove, onClose }: MoveDialogProps) {
  const words = texts.outline.move;
  const { files } = useSite();
  const [target, setTarget] = useState(file);
  const [gap, setGap] = useState('0');
  const { page } = usePageSections(target);
  const pages = files.filter(({ group }) => group === 'pages');
  const positions = [
    { value: '0', label: words.atTop },
    ...(page?.sections ?? [])
      .filter(({ index }) => target !== file || !chosen.includes(index))
      .map(({ index, title }) => ({ value: String(index + 1), label: words.after(title) })),
  ];
  return (
    <Dialog
      opened
      onClose={onClose}
      title={chosen.length === 1 ? words.title(name) : words.titleOfSeveral(chosen.length)}
    >
      <Stack gap="md">
        <Select
          label={words.page}
          searchable
          allowDeselect={false}
          data={pages.map((one) => ({ value: one.file, label: one.title }))}
          // A section with links can move alone only: each link gets its new address.
          disabled={chosen.length > 1}
          value={target}
          onChange={(value) => {
            if (value === null) return;
            setTarget(value);
            setGap('0');
          }}
        />
        <Select
          label={words.position}
          data-autofocus
          allowDeselect={false}
          data={positions}
          value={gap}
          onChange={(value) => value !== null && setGap(value)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button onClick={() => onMove(target, Number(gap))} disabled={!page}>
            {words.confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
