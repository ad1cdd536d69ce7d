import { ActionIcon, Indicator } from '@mantine/core';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { useQuery } from '@tanstack/react-query';
import { NOTES_EVENT } from '../../../protocol/note-calls.ts';
import { noteTexts } from '../../../texts/notes/note-texts.ts';
import { SidePanel } from '../../kit/side-panel.tsx';
import { closeNotes, notesQuery, openNotes, useNotesPanel } from '../../state/notes.ts';
import { useIsPhone } from '../../state/use-is-phone.ts';
import { useRefetchOn } from '../use-refetch-on.ts';
import { useCommand } from '../commands/command-store.ts';
import { NotePanel } from './note-panel.tsx';

/** Opens the notes; shows how many are open, and whether one names the person. On a phone, only the command does. */
export function NotesButton() {
  const words = noteTexts();
  const { isOpen, place } = useNotesPanel();
  const isPhone = useIsPhone();
  const notes = useFollowedNotes();
  const open = notes?.filter(({ isSettled }) => !isSettled) ?? [];
  const isMentioned = open.some(({ entries }) => entries.some(({ mention }) => mention === 'new'));
  const { length } = open;
  const news = [...(length > 0 ? [words.open(length)] : []), ...(isMentioned ? [words.mentioned] : [])].join(', ');
  const label = length > 0 ? words.titleWith(length) : words.title;
  useCommand({
    id: 'notes',
    label: isMentioned ? `${label}, ${words.mentioned}` : label,
    keywords: words.keywords,
    icon: IconMessage,
    isDisabled: !notes,
    run: () => openNotes(),
  });
  if (!notes) return null;
  return (
    <>
      {!isPhone && (
        <Indicator
          data-tooltip={isOpen ? undefined : news || words.title}
          label={isMentioned ? '@' : length}
          size={14}
          disabled={length === 0}
          offset={5}
          color={isMentioned ? 'red.9' : 'gray.7'}
        >
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={words.title}
            aria-description={news || undefined}
            aria-haspopup="dialog"
            onClick={() => openNotes()}
          >
            <IconMessage size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Indicator>
      )}
      <SidePanel title={words.title} isOpen={isOpen} close={closeNotes}>
        <NotePanel place={place} />
      </SidePanel>
    </>
  );
}

/** Returns all notes, and follows what others write. */
function useFollowedNotes() {
  const { data } = useQuery(notesQuery);
  useRefetchOn(NOTES_EVENT, notesQuery);
  return data?.notes;
}
