import type { StoredPicture } from './answers.ts';

/** The answer to a picture's upload. */
export type UploadAnswer =
  | {
      ok: true;
      /** The stored picture; without `isNew`, the same one that the site has already, and nothing was stored. */
      picture: StoredPicture;
      isNew: boolean;
      /** What a person should know about it. */
      note?: string;
    }
  | { ok: false; message: string };

/** The answer to a document's upload. `isNew`: it was stored just now; otherwise the site has the same one already. */
export type DocumentAnswer = { ok: true; path: string; isNew: boolean } | { ok: false; message: string };
