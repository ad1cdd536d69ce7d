/** The place in a changed text to which the diagnostic must point. The sign is removed before the check. */
export const MARK = '‸';

import type { RemedyOfCase } from '../diagnostic-case.ts';

/** A mistake in the content that the site ships, and everything that the check says of it. */
export interface Mistake extends RemedyOfCase {
  /** The mistake in a few words. */
  mistake: string;
  /** The file in which it is made. */
  file: string;
  /** What is replaced in the file, and by what. */
  change?: readonly [from: string, to: string];
  /** The text around the diagnostic's position, with the mark, if the change doesn't contain it. */
  points?: string;
  /** The file of the diagnostics, if it's another one. */
  pointsIn?: string;
  /** The whole of the file in place of a change; `null`: the file is deleted. */
  whole?: string | Uint8Array | null;
  /** The file ends before this line. */
  endsBefore?: string;
  /** The file holds what another file holds. */
  holds?: string;
  /** The file is saved under this name as well. */
  copiedTo?: string;
  /** The file is saved under this name instead. */
  renamedTo?: string;
  /**
   * Every diagnostic, as `place path  message hint`. The place is `‸` at the mark, `line:column` elsewhere in
   * the file, and `file:line:column` in another file; `warning` follows it where the diagnostic is one. Line numbers
   * inside a message are written as `…`: they move with every edit of the content.
   */
  says: readonly string[];
}
