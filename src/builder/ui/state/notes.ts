import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createStore } from '../../../components/create-store.ts';
import { isAtOrBelow, type Path } from '../../../data/path.ts';
import type { ListedNote } from '../../protocol/note-calls.ts';
import { call } from './api.ts';
import { shownPath, useHeld, writtenFile, writtenPath } from './shown-files.ts';

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
 */
export function useShownNotes(): ShownNote[] | undefined {
  const { data } = useQuery(notesQuery);
  const held = useHeld();
  return useMemo(() => data && shownNotes(data.notes, held), [data, held]);
}

/** A note with the path at which it's shown. */
export interface ShownNote extends ListedNote {
  shown: Path | undefined;
}

/** @param _held what is held, on which the result depends */
const shownNotes = (notes: readonly ListedNote[], _held: unknown): ShownNote[] =>
  notes.map((note) => ({ ...note, shown: shownPath(note.file, note.path) }));

/** Returns the open notes about places and what is in them; `undefined` where there are no notes at all. */
export const useNotesAt = (places: readonly Pick<NotedPlace, 'file' | 'path'>[]): ShownNote[] | undefined =>
  useShownNotes()?.filter((note) => !note.isSettled && places.some((place) => isNoteAt(note, place)));

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
