import type { Database } from '../../people/database.ts';
import type { NamedDraft } from '../../people/named-drafts.ts';

/** What the calls about drafts need of the program, which has drafts open. */
export interface OpenDraftsPlace {
  /** Opens the database when it's first needed. */
  database: () => Database;
  /** Commits what a draft has now to its ref, in the current format: its base may be another commit then. Returns the commit. */
  commit: (draft: NamedDraft) => Promise<string>;
  /** Ends the work on a draft: its pages and calls are answered no longer. */
  close: (id: string) => Promise<void>;
  /** Forgets a draft that ended long ago, and deletes its files. */
  forget: (id: string) => Promise<void>;
  /** Tells all browsers that there are other drafts, or that one has ended. */
  tell: (ended?: string) => Promise<void>;
}
