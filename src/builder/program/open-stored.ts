import { publishingFolders } from '../../publishing/publishing-folders.ts';
import { openDatabase, type Database } from '../people/database.ts';
import type { BuilderHandlers } from '../protocol/calls.ts';
import type { NotePlace } from '../server/notes/keep-notes.ts';
import { createEnquiryHandlers } from './enquiry-handlers.ts';
import { openPreviews } from './preview/open-previews.ts';
import type { PeopleAccess } from './sign-in/people-access.ts';
import { takeVisitorNotes } from './visitor-notes.ts';

/** What uses the database whether people sign in or not: preview links and messages. */
interface Stored {
  handlers: Partial<BuilderHandlers>;
  close: () => void;
}

/**
 * Returns where notes are stored: in the database of the builder, which is opened with the first call that needs it if nobody
 * signs in.
 * @param access what lets people in, if they sign in
 * @param tell says that notes have changed
 */
export function openNotePlace(
  root: string,
  access: Pick<PeopleAccess, 'database'> | undefined,
  tell: () => void,
): NotePlace & { close: () => void } {
  let own: Database | undefined;
  return {
    database: () => access?.database ?? (own ??= openDatabase(publishingFolders(root).data)),
    tell,
    close: () => own?.close(),
  };
}

interface StoredOptions extends Omit<Parameters<typeof openPreviews>[0], 'database' | 'leaveNote'> {
  notes: NotePlace;
  handlers: Pick<BuilderHandlers, 'site'>;
}

/** Opens what else uses the database of the notes. */
export async function openStored({ notes, handlers, ...options }: StoredOptions): Promise<Stored> {
  const { root, draft } = options;
  const { database } = notes;
  const leaveNote = takeVisitorNotes(root, notes, handlers);
  const previews = await openPreviews({ ...options, database, leaveNote });
  return {
    handlers: { ...previews.handlers, ...createEnquiryHandlers({ database, draft }) },
    close: previews.close,
  };
}
