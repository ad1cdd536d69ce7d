import type { Hono } from 'hono';
import type { DraftSite } from '../../../content/draft-site.ts';
import { publishingFolders } from '../../../publishing/publishing-folders.ts';
import type { Database } from '../../people/database.ts';
import type { BuilderBundle } from '../bundle-files.ts';
import type { DraftPages } from '../draft-pages.ts';
import type { NodeEnv } from '../shell-app.ts';
import type { PeopleAccess } from '../sign-in/people-access.ts';
import { createDraftPreview } from './preview-app.ts';
import { createPreviewHandlers } from './preview-handlers.ts';
import type { PreviewPlace } from './preview-place.ts';
import type { VisitorNote } from './note-form.ts';
import { servePreviews } from './preview-server.ts';

interface PreviewOptions {
  root: string;
  /** What lets people into the builder, if they sign in. */
  access?: PeopleAccess | undefined;
  /** Opens the database when it's first needed. */
  database: () => Database;
  /** Where people see previews. */
  previews: { port: number; origin: string | undefined };
  bundle: BuilderBundle;
  draft: DraftSite;
  /** Returns what answers for a draft beside the main one; `undefined` if it has ended. */
  draftOf: (id: string) => Promise<Hono<NodeEnv> | undefined>;
  /** Stores a note of somebody who has a link. */
  leaveNote: (note: VisitorNote) => Promise<void>;
  pages: DraftPages;
}

/** The previews of a builder while it runs. */
interface Previews {
  /** Returns the handlers of the calls about links, which show the main draft, or another one by its id. */
  handlers: (draft?: string) => ReturnType<typeof createPreviewHandlers>;
  close: () => void;
}

/** Only this machine reaches the program's servers. */
export const LISTENING_HOST = '127.0.0.1';

/** Serves previews on an origin of their own. If that isn't possible, the builder runs without them, and says why. */
export async function openPreviews({
  root,
  access,
  database,
  previews,
  leaveNote,
  draftOf,
  ...parts
}: PreviewOptions): Promise<Previews> {
  const folders = publishingFolders(root);
  const { port, origin } = previews;
  const without = (obstacle: string): Previews => ({
    handlers: () => createPreviewHandlers(folders, { obstacle }),
    close: () => undefined,
  });
  if (origin === undefined && access?.origin.startsWith('https:') === true)
    return without('Set PREVIEW_ORIGIN to an address of its own, for example https://preview.example.com.');
  const place: PreviewPlace = {
    origin: origin ?? `http://localhost:${port}`,
    database,
  };
  const draft = createDraftPreview({ root, ...parts, address: origin });
  const regions = () => parts.draft.site?.model.regions.codes ?? [];
  try {
    const server = await servePreviews(
      { place, releases: folders.releases, draft, draftOf, regions, leaveNote },
      port,
      LISTENING_HOST,
    );
    return {
      handlers: (shown) => createPreviewHandlers(folders, place, shown),
      close() {
        server.close();
        server.closeAllConnections();
      },
    };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException; // of Node's server
    return without(code === 'EADDRINUSE' ? `Port ${port} is taken. Set PREVIEW_PORT to another one.` : message);
  }
}
