import { Alert, Badge, Button, Group, Text, UnstyledButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ListedEntry, ListedNote } from '../../../protocol/note-calls.ts';
import { noteTexts } from '../../../texts/notes/note-texts.ts';
import { call } from '../../state/api.ts';
import { closeNotes, notesQuery, type ShownNote } from '../../state/notes.ts';
import { useOpenField } from '../../state/open-field.ts';
import { showStatus } from '../../state/status.ts';
import { momentInWords } from '../../state/moment-in-words.ts';
import { NoteComposer } from './note-composer.tsx';
import classes from './notes.module.css';

interface ThreadProps {
  note: ShownNote;
  /** The title of its page. */
  page: string;
  names: readonly string[];
  /** Called once it isn't in the list any more. */
  onGone: () => void;
}

/** A note with its answers, and what can be done with it. */
export function NoteThread({ note, page, names, onGone }: ThreadProps) {
  const words = noteTexts();
  const [isAnswering, setAnswering] = useState(false);
  const { settle, problem } = useSettle(note, onGone);
  useSeen(note);
  const [first] = note.entries;
  const author = first ? authorOf(first) : words.somebody;
  return (
    <li className={classes.note} aria-label={`${author}: ${placeOf(note)}`}>
      <PlaceLine note={note} page={page} />
      {note.entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
      {note.isSettled && note.settledBy !== undefined && (
        <Text className={classes.quiet}>{words.settledBy(note.settledBy)}</Text>
      )}
      {problem !== undefined && <Alert color="red">{problem}</Alert>}
      {isAnswering ? (
        <NoteComposer
          name={`answer:${note.id}`}
          label={first?.isOwn ? words.answer : words.answerTo(author)}
          send={words.send}
          sent={words.answered}
          names={names}
          isFocused
          run={(text) => call('answerNote', { note: note.id, text })}
          onSent={() => setAnswering(false)}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        <Group gap={8}>
          <Button size="xs" variant="default" onClick={() => setAnswering(true)}>
            {words.answer}
          </Button>
          {note.maySettle && (
            <Button size="xs" variant="default" onClick={settle}>
              {note.isSettled ? words.reopen : words.settle}
            </Button>
          )}
        </Group>
      )}
    </li>
  );
}

const placeOf = ({ place }: ListedNote): string => place ?? noteTexts().placeOfPage;

/** What a note is about. A click shows it, as long as it's there. */
function PlaceLine({ note, page }: Pick<ThreadProps, 'note' | 'page'>) {
  const words = noteTexts();
  const open = useOpenField();
  const { file, shown, removed } = note;
  const place = placeOf(note);
  const show = () => {
    closeNotes();
    open({ file, path: (removed === 'section' ? undefined : shown) ?? [] });
  };
  return (
    <div className={classes.head}>
      {removed === 'page' ? (
        <span className={classes.where}>{place}</span>
      ) : (
        <UnstyledButton className={classes.where} aria-label={words.show(`${page}: ${place}`)} data-link onClick={show}>
          {place}
        </UnstyledButton>
      )}
      {removed && (
        <Badge size="sm" tt="none" color="orange.9" variant="outline">
          {words.removed[removed]}
        </Badge>
      )}
    </div>
  );
}

function Entry({ entry }: { entry: ListedEntry }) {
  const words = noteTexts();
  const { written, link, text, mention } = entry;
  return (
    <div className={classes.entry}>
      <div className={classes.head}>
        <strong className={classes.author}>{authorOf(entry)}</strong>
        {mention && (
          <Badge size="sm" tt="none" color="indigo">
            {words.mentionsYou}
          </Badge>
        )}
        <time className={classes.time} dateTime={new Date(written).toISOString()}>
          {momentInWords(written)}
        </time>
      </div>
      {link !== undefined && <Text className={classes.quiet}>{words.byLink(momentInWords(link))}</Text>}
      <p className={classes.text}>{text}</p>
    </div>
  );
}

const authorOf = ({ author, isOwn }: ListedEntry): string =>
  isOwn ? noteTexts().you : (author ?? noteTexts().somebody);

/** Takes note that the person has seen where they are named. */
function useSeen({ id, entries }: ListedNote): void {
  const isNew = entries.some(({ mention }) => mention === 'new');
  useEffect(() => {
    if (isNew) void call('seeNote', { note: id }).catch(() => undefined);
  }, [id, isNew]);
}

/** Returns what settles a note or opens it again, and why that failed. */
function useSettle({ id, isSettled }: ListedNote, onGone: () => void) {
  const client = useQueryClient();
  const { mutate, error } = useMutation({
    mutationFn: () => call('settleNote', { note: id, isSettled: !isSettled }),
    async onSuccess() {
      showStatus({ kind: 'saved', text: isSettled ? noteTexts().reopened : noteTexts().settled });
      await client.invalidateQueries(notesQuery);
      onGone();
    },
  });
  return { settle: () => mutate(), problem: error?.message };
}
