import type { TextOf } from '../../content/diagnostics/code-frame.ts';
import { createTwoFilesPatch } from 'diff';

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

/** Formats changes like `git diff`. */
export const unifiedDiff = (changes: readonly FileChange[]): string =>
  changes
    .map(({ file, before, after }) => {
      const names = [before === null ? '/dev/null' : `a/${file}`, after === null ? '/dev/null' : `b/${file}`] as const;
      const patch = createTwoFilesPatch(...names, before ?? '', after ?? '', undefined, undefined, { context: 3 });
      return patch.slice(patch.indexOf('\n') + 1);
    })
    .join('');
