/** What is to know about a font before it's added. */
export interface FontProposal {
  /** Its own name, or one that's free. */
  name: string;
  /** What the file says about its license. */
  license: string;
  /** Whether the file says that no page may contain it. */
  isForbidden: boolean;
  /** Absent for a font of one weight. */
  weights?: { min: number; max: number };
  /** What a page loads of it. */
  bytes: number;
  /** Signs of the site's texts that it lacks. */
  missingSigns: string[];
}

/** The answer to a font's upload: what is to know about it, or the name under which it was added. */
export type FontAnswer = { ok: true; font: FontProposal } | { ok: true; name: string } | { ok: false; message: string };
