import { Button, SegmentedControl } from '@mantine/core';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatPath } from '../../../../data/path.ts';
import { noteTexts } from '../../../texts/notes/note-texts.ts';
import { PanelFoot, PanelList, PanelLoader, PanelNote } from '../../kit/side-panel.tsx';
import { call } from '../../state/api.ts';
import { fileName } from '../../state/file-name.ts';
import { groupByPage } from '../../state/group-by-page.ts';
import {
  isNoteAt,
  notesQuery,
  openNotes,
  placeForServer,
  usePlaceNow,
  useShownNotes,
  type NotedPlace,
  type ShownNote,
} from '../../state/notes.ts';
import { useOpenFile } from '../../state/open-file.ts';
import { useSite } from '../../state/queries.ts';
import { NoteComposer } from './note-composer.tsx';
import { NoteThread } from './note-thread.tsx';
import classes from './notes.module.css';

type Filter = 'open' | 'settled';

/** Lists the notes by page, or writes and lists those about a place. */
export function NotePanel({ place }: { place: NotedPlace | undefined }) {
  const words = noteTexts();
  // There may be people by now who can be named.
  const { data, error, refetch } = useQuery({ ...notesQuery, refetchOnMount: 'always' });
  const notes = useShownNotes(place?.file);
  const now = usePlaceNow(place);
  const [filter, setFilter] = useState<Filter>('open');
  const list = useRef<HTMLDivElement>(null);
  if (error && !data)
    return (
      <PanelNote icon={IconMessage} title={words.failed}>
        <Button size="xs" variant="default" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </PanelNote>
    );
  if (!data || !notes) return <PanelLoader label={words.loading} />;
  const isWanted = (note: ShownNote) =>
    note.isSettled === (filter === 'settled') && (now === undefined || isNoteAt(note, now));
  const shown = notes.filter(isWanted);
  const none =
    filter === 'settled' ? [words.noneSettled, words.noneSettledHint] : [words.none, place ? '' : words.noneHint];
  return (
    <>
      <div className={classes.top}>
        {place && <PlaceComposer key={`${place.file} ${formatPath(place.path)}`} place={place} names={data.names} />}
        <div className={classes.bar}>
          <SegmentedControl
            size="xs"
            aria-label={words.filter}
            data={(['open', 'settled'] as const).map((value) => ({ value, label: words.filters[value] }))}
            value={filter}
            onChange={setFilter}
          />
          {place ? (
            <Button size="xs" variant="subtle" onClick={() => openNotes()}>
              {words.all}
            </Button>
          ) : (
            <PageButton />
          )}
        </div>
      </div>
      <PanelList ref={list}>
        {shown.length === 0 ? (
          <PanelNote icon={IconMessage} title={none[0] ?? ''}>
            {none[1]}
          </PanelNote>
        ) : (
          <NotesByPage
            notes={shown}
            names={data.names}
            // Its entry has gone, with the button that had the focus.
            onGone={() => list.current?.focus()}
          />
        )}
      </PanelList>
      {filter === 'settled' && shown.length > 0 && <PanelFoot>{words.settledTerm}</PanelFoot>}
    </>
  );
}

/** Writes a note about a place. */
function PlaceComposer({ place, names }: { place: NotedPlace; names: readonly string[] }) {
  const words = noteTexts();
  const client = useQueryClient();
  // Others may move the section meanwhile: what counts is where it was seen.
  const [seen] = useState(() => placeForServer(client, place));
  return (
    <>
      <h3 className={classes.place}>{place.words}</h3>
      <NoteComposer
        // What is typed is there wherever one writes next: nobody has to look for it.
        name="new"
        label={words.write}
        send={words.save}
        sent={words.saved}
        names={names}
        isFocused
        run={(text) => call('addNote', { ...seen, text })}
      />
    </>
  );
}

/** Writes a note about the open page. */
function PageButton() {
  const page = useOpenFile();
  if (!page) return null;
  return (
    <Button size="xs" variant="subtle" onClick={() => openNotes({ file: page.file, path: [], words: page.title })}>
      {noteTexts().addToPage(page.title)}
    </Button>
  );
}

interface ListProps {
  notes: readonly ShownNote[];
  names: readonly string[];
  onGone: () => void;
}

function NotesByPage({ notes, ...props }: ListProps) {
  const site = useSite();
  const pages = groupByPage(notes, site).map(({ file, texts }) => ({ ...file, notes: texts }));
  const known = new Set(pages.map(({ file }) => file));
  const gone = [...new Set(notes.map(({ file }) => file))]
    .filter((file) => !known.has(file))
    .map((file) => ({ file, title: fileName(file), notes: notes.filter((note) => note.file === file) }));
  return [...pages, ...gone].map(({ file, title, notes: own }) => (
    <section key={file} aria-label={title} className={classes.page}>
      <h3 className={classes.pageTitle}>{title}</h3>
      <ul className={classes.list}>
        {own.map((note) => (
          <NoteThread key={note.id} note={note} page={title} {...props} />
        ))}
      </ul>
    </section>
  ));
}
