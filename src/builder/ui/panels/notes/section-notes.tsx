import { Menu, UnstyledButton } from '@mantine/core';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { noteTexts } from '../../../texts/notes/note-texts.ts';
import { useOpenFile } from '../../state/open-file.ts';
import { openNotes, useNotesAt, type NotedPlace } from '../../state/notes.ts';
import classes from './notes.module.css';

export interface NotedSection {
  index: number;
  /** Its name. */
  title: string;
  /** The file of a shared section. */
  file: string | undefined;
}

/** Says how many open notes there are in a section of the open page. A click opens them. */
export function NotesInSection(section: NotedSection) {
  const place = useSectionPlace(section);
  const { length } = useNotesAt(place.all) ?? [];
  if (length === 0) return null;
  const label = noteTexts().inSection(length);
  // The menu of the section opens the same for the keyboard.
  return (
    <UnstyledButton
      data-tooltip={label}
      className={classes.mark}
      aria-label={label}
      aria-haspopup="dialog"
      tabIndex={-1}
      onClick={() => openNotes(place.own)}
    >
      <IconMessage size={14} stroke={1.5} aria-hidden />
      {length}
    </UnstyledButton>
  );
}

interface ItemProps extends Pick<NotedSection, 'title'> {
  indexNow: () => number;
  fromButton: (run: () => void) => () => void;
}

/** The entry of a section's menu that opens the notes about it. */
export function NotesItem({ title, indexNow, fromButton }: ItemProps) {
  const page = useOpenFile()?.file;
  const hasNotes = useNotesAt([]) !== undefined;
  if (!hasNotes || page === undefined) return null;
  return (
    <Menu.Item
      leftSection={<IconMessage size={16} stroke={1.5} aria-hidden />}
      onClick={fromButton(() => openNotes({ file: page, path: ['sections', indexNow()], words: title }))}
    >
      {noteTexts().add}
    </Menu.Item>
  );
}

/** Returns where a section stands, and the file of a shared one as well. */
function useSectionPlace({ index, title, file }: NotedSection): { own: NotedPlace; all: Omit<NotedPlace, 'words'>[] } {
  const page = useOpenFile()?.file ?? '';
  const own = { file: page, path: ['sections', index], words: title };
  return { own, all: [own, ...(file === undefined ? [] : [{ file, path: [] }])] };
}
