import {
  ActionIcon,
  Badge,
  Button,
  Group,
  Popover,
  SegmentedControl,
  Text,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import type { StoredPicture } from '../../../protocol/answers.ts';
import { showStatus } from '../../state/status.ts';
import { fileName } from '../../state/file-name.ts';
import { formatBytes, picturesQuery, useRemovePicture } from './pictures.ts';
import classes from './library.module.css';

const words = texts.pictures.library;

interface PictureLibraryProps {
  opened: boolean;
  /** Path of the picture that is chosen at the moment. */
  current: string;
  onClose: () => void;
  onChoose: (path: string) => void;
}

/** The pictures of the site, to choose one, and to remove those that no page uses. */
export function PictureLibrary({ opened, current, onClose, onChoose }: PictureLibraryProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title} size={760}>
      <Library current={current} onChoose={onChoose} />
    </Dialog>
  );
}

function Library({ current, onChoose }: Pick<PictureLibraryProps, 'current' | 'onChoose'>) {
  const { data: pictures = [], isPending, error } = useQuery(picturesQuery);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState('all');
  if (error) return <Text role="alert">{error.message}</Text>;
  const unused = pictures.filter(({ usedBy }) => usedBy.length === 0);
  const wanted = search.trim().toLowerCase();
  const found = (shown === 'unused' ? unused : pictures).filter(({ path }) => path.toLowerCase().includes(wanted));
  return (
    <>
      <Group gap={12} mb={16} wrap="nowrap">
        <TextInput
          size="xs"
          flex={1}
          aria-label={words.search}
          placeholder={texts.common.search}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          data-autofocus
        />
        <SegmentedControl
          size="xs"
          aria-label={words.filter}
          value={shown}
          onChange={setShown}
          data={[
            { value: 'all', label: words.all(pictures.length) },
            { value: 'unused', label: words.allUnused(unused.length) },
          ]}
        />
      </Group>
      <ul className={classes.grid} aria-label={words.title}>
        {found.map((picture) => (
          <Entry key={picture.path} picture={picture} isCurrent={picture.path === current} onChoose={onChoose} />
        ))}
      </ul>
      {found.length === 0 && !isPending && (
        <Text size="sm" c="dimmed" ta="center" py="xl">
          {emptyText(wanted, pictures.length)}
        </Text>
      )}
    </>
  );
}

function emptyText(wanted: string, count: number): string {
  if (wanted !== '') return texts.common.noResults(wanted);
  return count === 0 ? words.empty : words.noneUnused;
}

interface EntryProps {
  picture: StoredPicture;
  isCurrent: boolean;
  onChoose: (path: string) => void;
}

function Entry({ picture, isCurrent, onChoose }: EntryProps) {
  const { path, width, height, bytes, usedBy } = picture;
  const isUnused = usedBy.length === 0;
  return (
    <li className={classes.entry}>
      <UnstyledButton
        className={classes.choice}
        aria-pressed={isCurrent}
        aria-label={isUnused ? words.unusedPicture(fileName(path)) : fileName(path)}
        onClick={() => onChoose(path)}
      >
        <span className={classes.frame}>
          <img src={path} alt="" loading="lazy" />
        </span>
        <Text component="span" size="sm" truncate display="block" title={path}>
          {fileName(path)}
        </Text>
        <Text component="span" size="xs" c="dimmed" display="block">
          {width !== undefined && `${width} × ${height} · `}
          {formatBytes(bytes)}
        </Text>
      </UnstyledButton>
      {isUnused && (
        <div className={classes.unused}>
          <Badge size="sm" variant="default" tt="none" fw={500}>
            {words.unused}
          </Badge>
          <RemoveButton path={path} />
        </div>
      )}
    </li>
  );
}

/** Removes an unused picture, after a question. */
function RemoveButton({ path }: { path: string }) {
  const [isOpen, { open, close }] = useDisclosure();
  const remove = useRemovePicture(({ ok, message }) => showStatus({ kind: ok ? 'saved' : 'problem', text: message }));
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      onClose={close}
      trapFocus
      returnFocus
      position="bottom-end"
      shadow="md"
      withinPortal
    >
      <Popover.Target>
        <ActionIcon variant="default" size={24} aria-label={words.deleteLabel(fileName(path))} onClick={open}>
          <IconTrash size={14} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.confirmLabel(fileName(path))}>
        <Text size="sm" mb="xs">
          {words.confirm}
        </Text>
        <Button size="compact-xs" color="red.8" loading={remove.isPending} onClick={() => remove.mutate(path)}>
          {words.delete}
        </Button>
        <Button size="compact-xs" variant="subtle" color="gray" ml={4} onClick={close}>
          {texts.common.cancel}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
