import { publishingFolders } from '../../publishing/publishing-folders.ts';
import { openDatabase, type Database } from '../people/database.ts';
import type { BuilderHandlers } from '../protocol/calls.ts';
import { createEnquiryHandlers } from './enquiry-handlers.ts';
import { openPreviews } from './preview/open-previews.ts';

/** What uses the database whether people sign in or not: preview links and messages. */
interface Stored {
  handlers: Partial<BuilderHandlers>;
  close: () => void;
}

/** Opens what uses the database. The database itself is opened with the first call that needs it, if nobody signs in. */
export async function openStored(options: Omit<Parameters<typeof openPreviews>[0], 'database'>): Promise<Stored> {
  const { root, access, draft } = options;
  let own: Database | undefined;
  const database = () => access?.database ?? (own ??= openDatabase(publishingFolders(root).data));
  const previews = await openPreviews({ ...options, database });
  return {
    handlers: { ...previews.handlers, ...createEnquiryHandlers({ database, draft }) },
    close() {
      previews.close();
      own?.close();
    },
  };
}
