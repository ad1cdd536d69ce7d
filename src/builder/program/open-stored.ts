import { publishingFolders } from '../../publishing/publishing-folders.ts';
import { openDatabase, type Database } from '../people/database.ts';
import type { BuilderHandlers } from '../protocol/calls.ts';
import { NOTES_EVENT } from '../protocol/note-calls.ts';
import { REVIEWS_EVENT } from '../protocol/review-calls.ts';
import type { NotePlace } from '../server/notes/keep-notes.ts';
import type { ReviewPlace } from '../server/reviews/keep-reviews.ts';
import { createEnquiryHandlers } from './enquiry-handlers.ts';
import { openPreviews } from './preview/open-previews.ts';
import type { PeopleAccess } from './sign-in/people-access.ts';
import { takeVisitorNotes } from './visitor-notes.ts';

/** What uses the database whether people sign in or not: preview links and messages. */
interface Stored {
  /** Returns the handlers of its calls, which share the main draft, or another one by its id. */
  handlers: (draft?: string) => Partial<BuilderHandlers>;
  close: () => void;
}

/** Where the builder stores what isn't content, and who is told of it. */
interface StoredPlaces {
  notes: NotePlace;
  /** Absent where nobody signs in. */
  reviews?: ReviewPlace;
}

/**
 * Returns where notes and requests for a publication are stored: in the database of the builder, which is opened with the first
 * call that needs it if nobody signs in.
 * @param access what lets people in, if they sign in
 * @param tell sends an event
 */
export function openPlaces(
  root: string,
  access: Pick<PeopleAccess, 'database'> | undefined,
  tell: (event: string) => void,
): { places: StoredPlaces; close: () => void } {
  let own: Database | undefined;
  const database = () => access?.database ?? (own ??= openDatabase(publishingFolders(root).data));
  return {
    places: {
      notes: { database, tell: () => tell(NOTES_EVENT) },
      ...(access && { reviews: { database, tell: () => tell(REVIEWS_EVENT) } }),
    },
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
  const enquiries = createEnquiryHandlers({ database, draft });
  const previews = await openPreviews({ ...options, database, leaveNote });
  return {
    handlers: (shown) => ({ ...previews.handlers(shown), ...enquiries }),
    close: previews.close,
  };
}
