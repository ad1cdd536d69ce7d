import type { TextOf } from '../../content/diagnostics/format-diagnostics.ts';

/** A file of `content/` before and after an edit; `null` if it doesn't exist. */
export interface FileChange {
  /** Path relative to the project root, with forward slashes. */
  file: string;
  before: string | null;
  after: string | null;
}

/** Returns the texts of changed files after the edit, for the lines that diagnostics show. */
export const textsAfter =
  (changes: readonly FileChange[]): TextOf =>
  (name) =>
    changes.find(({ file }) => file === name)?.after ?? undefined;
