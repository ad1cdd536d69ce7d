import { createTwoFilesPatch } from 'diff';
import type { FileChange } from './file-change.ts';

/** Formats changes like `git diff`. */
export const unifiedDiff = (changes: readonly FileChange[]): string =>
  changes
    .map(({ file, before, after }) => {
      const names = [before === null ? '/dev/null' : `a/${file}`, after === null ? '/dev/null' : `b/${file}`] as const;
      const patch = createTwoFilesPatch(...names, before ?? '', after ?? '', undefined, undefined, { context: 3 });
      return patch.slice(patch.indexOf('\n') + 1);
    })
    .join('');
