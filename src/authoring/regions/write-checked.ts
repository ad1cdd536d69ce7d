import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { eachFile } from '../../content/read/read-files.ts';
import { ofWholeFile, type Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import { readContentText } from '../content-edit/content-text.ts';
import type { FileChange } from '../content-edit/file-change.ts';
import { writeChanges } from '../content-edit/write-changes.ts';
import type { ContentText } from './add-region.ts';

/** More than the check prints if every text of a large site has an error. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

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

/**
 * Writes changes that add or remove a region: all of them, or none if the content has errors afterwards. The check is a
 * process of its own, because the regions of this one are those from before.
 */
export function writeChecked(root: string, changes: readonly FileChange[]): CheckedWrite {
  const problems = writeChanges(root, changes);
  const errors = problems.length > 0 ? problems : errorsOf(root);
  if (problems.length > 0 || errors.length === 0) return { errors, conclusion: NOTHING_WRITTEN };
  const back = changes.map(({ file, before, after }) => ({ file, before: after, after: before }));
  const [changed] = writeChanges(root, back);
  const conclusion = changed
    ? `${changed.file} was changed during the check, so what was written stays. Correct the errors, or restore content/ with git.`
    : NOTHING_WRITTEN;
  return { errors, conclusion };
}

const NOTHING_WRITTEN = 'Nothing was written.';

function errorsOf(root: string): Diagnostic[] {
  const script = join(import.meta.dirname, '../../../scripts/run.ts');
  const args = ['--import', 'tsx', script, 'content:check', '--format', 'json'];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  if (status === 0) return [];
  try {
    return (JSON.parse(stderr) as { diagnostics: Diagnostic[] }).diagnostics.filter(
      ({ severity }) => severity === 'error',
    ); // as the check writes it
  } catch {
    // No form shows it: regions are added on the command line.
    return [ofWholeFile('content', `The content check failed: ${stderr.trim()}`, NOTHING_WRITTEN, 'error', 'same')];
  }
}
