import { checkSite } from '../../content/check-site.ts';
import { eachFile } from '../../content/read/read-files.ts';
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import { readContentText } from '../content-edit/content-path.ts';
import type { FileChange } from '../content-edit/file-change.ts';
import { writeChanges } from '../content-edit/write-changes.ts';
import type { ContentText } from './add-region.ts';

/** Reads the text of every content file. */
export const readContentTexts = (root: string): ContentText[] =>
  [...eachFile(root)].flatMap(({ file }) => {
    const read = readContentText(root, file);
    return 'text' in read && read.text !== null ? [{ file, text: read.text }] : [];
  });

/** What became of changes that were checked after they were written. */
export interface CheckedWrite {
  /** The errors that prevented it. */
  errors: Diagnostic[];
  /** What the author reads in the end if there are errors. */
  conclusion: string;
}

/** Writes changes that add or remove a region: all of them, or none if the content has errors afterwards. */
export async function writeChecked(root: string, changes: readonly FileChange[]): Promise<CheckedWrite> {
  const problems = writeChanges(root, changes);
  const errors = problems.length > 0 ? problems : await errorsOf(root);
  if (problems.length > 0 || errors.length === 0) return { errors, conclusion: NOTHING_WRITTEN };
  const back = changes.map(({ file, before, after }) => ({ file, before: after, after: before }));
  const [changed] = writeChanges(root, back);
  const conclusion = changed
    ? `${changed.file} was changed during the check, so what was written stays. Correct the errors, or restore content/ with git.`
    : NOTHING_WRITTEN;
  return { errors, conclusion };
}

const NOTHING_WRITTEN = 'Nothing was written.';

const errorsOf = async (root: string): Promise<Diagnostic[]> =>
  (await checkSite(root)).diagnostics.filter(({ severity }) => severity === 'error');
