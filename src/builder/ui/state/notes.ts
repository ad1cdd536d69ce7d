import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createStore } from '../../../components/create-store.ts';
import { isAtOrBelow, type Path } from '../../../data/path.ts';
import { hasSameItems } from '../../../data/plain.ts';
import type { ListedNote } from '../../protocol/note-calls.ts';
import { call } from './api.ts';
import { indexOfId, type Identities } from './identities.ts';
import { fileQuery } from './queries.ts';
import { sectionIds } from './section-list.ts';
import { useHeld, writtenFile, writtenPath } from './shown-files.ts';

/** All notes, newest first. */
export const notesQuery = queryOptions({ queryKey: ['notes'], queryFn: () => call('notes', {}) });

/** What notes are about: a page, a section or a field, as the person sees it. */
export interface NotedPlace {
  file: string;
  /** Where it's shown; empty: the whole page. */
  path: Path;
  /** Its name. */
  words: string;
}

/** The panel of notes: closed, with all of them, or with those about a place. */
const panelStore = createStore<{ isOpen: boolean; place?: NotedPlace | undefined }>({ isOpen: false });

/** Opens the notes about a place, or all of them. */
export const openNotes = (place?: NotedPlace): void => panelStore.set({ isOpen: true, place });

/** Closes the notes. What they were about stays until then, so that nothing changes while they disappear. */
export const closeNotes = (): void => panelStore.set({ ...panelStore.get(), isOpen: false });

/** Returns whether the notes are open, and what they are about. */
export const useNotesPanel = () => panelStore.use();

/**
 * Returns all notes where they are shown, which changes as soon as a section moves; `undefined` where there are none at all, such
 * as beside the development server. A note whose section is being removed stands nowhere.
 * @param file the file whose notes are wanted: they're shown elsewhere once it's read again
 */
export function useShownNotes(file: string | undefined): ShownNote[] | undefined {
  const client = useQueryClient();
  const { data } = useQuery(notesQuery);
  const { data: read } = useQuery({ ...fileQuery(file ?? ''), enabled: false });
  const held = useHeld();
  return data && shownNotes(client, data.notes, [read, held]);
}

/** A note with the path at which it's shown. */
export interface ShownNote extends ListedNote {
  shown: Path | undefined;
}

/** The latest result of `shownNotes`. Every field of a form asks for the same. */
let latest: { notes: readonly ListedNote[]; dependencies: readonly unknown[]; shown: ShownNote[] } | undefined;

/** @param dependencies what else the result depends on */
function shownNotes(client: QueryClient, notes: readonly ListedNote[], dependencies: readonly unknown[]): ShownNote[] {
  const isKnown = latest?.notes === notes && hasSameItems(latest.dependencies, dependencies);
  if (latest && isKnown) return latest.shown;
  const shown = notes.map((note) => ({ ...note, shown: shownNotePath(client, note) }));
  latest = { notes, dependencies, shown };
  return shown;
}

/** The identities of the sections of notes, by the ids of the notes, with the version of the file for which they are known. */
const noteSections = new Map<number, { section: number; hash: string | undefined }>();

/**
 * Returns the path at which a note is shown; `undefined` if its section isn't. While the list of notes and the file are of
 * different versions, as they are for a moment after each move, it stays with the section that it was in.
 */
export function shownNotePath(
  client: QueryClient,
  { id, file, path, hash }: Pick<ListedNote, 'id' | 'file' | 'path' | 'hash'>,
): Path | undefined {
  const [list, index, ...rest] = path;
  const written = writtenFile(client, file);
  if (!written || list !== 'sections' || typeof index !== 'number') return path;
  const isSame = written.answer.hash === hash;
  const shown = shownIds(client, file);
  const known = noteSections.get(id);
  // For a moment, the cache has a moved section in a file of the version before: what is known for a version stays.
  const isUnknown = !known || (isSame && (known.hash !== hash || indexOfId(shown, known.section) < 0));
  const section = isUnknown ? written.list.ids[index] : known.section;
  if (isUnknown && section !== undefined) noteSections.set(id, { section, hash: isSame ? hash : undefined });
  const place = indexOfId(shown, section);
  return place < 0 ? undefined : [list, place, ...rest];
}

/** The identities of a file's sections as they are shown; none of a file that wasn't read. */
function shownIds(client: QueryClient, file: string): Identities {
  const answer = client.getQueryData(fileQuery(file).queryKey);
  return answer ? sectionIds(file, answer.data) : [];
}

/** Returns the place that notes are about as it's shown now: its section may have moved since it was chosen. */
export function usePlaceNow(place: NotedPlace | undefined): NotedPlace | undefined {
  const client = useQueryClient();
  const [list, index, ...rest] = place?.path ?? [];
  const chosen = useMemo(() => place && shownIds(client, place.file)[Number(place.path[1])], [client, place]);
  if (!place || list !== 'sections' || index === undefined) return place;
  const now = indexOfId(shownIds(client, place.file), chosen);
  return now < 0 ? place : { ...place, path: [list, now, ...rest] };
}

/** Returns the open notes about places and what is in them; `undefined` where there are no notes at all. */
export const useNotesAt = (places: readonly Pick<NotedPlace, 'file' | 'path'>[]): ShownNote[] | undefined =>
  useShownNotes(places[0]?.file)?.filter((note) => !note.isSettled && places.some((place) => isNoteAt(note, place)));

/** Returns whether a note is about a place, or about something in it, as it's shown. */
export function isNoteAt({ file, shown, removed }: ShownNote, place: Pick<NotedPlace, 'file' | 'path'>): boolean {
  if (file !== place.file) return false;
  if (removed === 'page' || removed === 'section') return place.path.length === 0;
  return shown !== undefined && isAtOrBelow(shown, place.path);
}

/** Returns a place as the server finds it: in the text that the browser has read of the file. */
export function placeForServer(
  client: QueryClient,
  { file, path }: NotedPlace,
): { file: string; path: (string | number)[]; hash?: string } {
  const hash = writtenFile(client, file)?.answer.hash;
  return { file, path: [...(writtenPath(file, path) ?? path)], ...(hash !== undefined && { hash }) };
}
