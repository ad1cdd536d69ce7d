import type { BuilderHandlers } from '../../editing-protocol/builder/methods.ts';
import type { Outcome } from '../../editing-protocol/builder/site-methods.ts';
import { ofWholeFile } from '../../content/diagnostics/diagnostic.ts';
import { REGIONS_FILE } from '../../content/read/site-regions.ts';
import { makeChanges } from '../content-edit/edit-content.ts';
import { problemOfPath } from '../content-edit/content-path.ts';
import { readContentText } from '../content-edit/content-text.ts';
import { withReadMark } from '../translations/read-mark.ts';
import { regionLanguages } from '../translations/text-files.ts';
import { outcomeOf, refused } from './edit-files.ts';
import type { BuilderSession } from './session.ts';

type MarkReadInput = Parameters<BuilderHandlers['markRead']>[0];

const REMEDY = 'Reload the page to see the file as it is now.';

/** Answers `markRead`: writes the comment that says that a translation still fits its source. */
export function markRead(session: BuilderSession, { file, path, key, label }: MarkReadInput): Outcome {
  const { root, check } = session;
  const problem = problemOfPath(root, file);
  if (problem !== undefined) return refused([ofWholeFile(file, problem, REMEDY)]);
  const before = textOf(root, file);
  const regions = regionLanguages([{ file: REGIONS_FILE, text: textOf(root, REGIONS_FILE) }]);
  const today = new Date();
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((part) => String(part).padStart(2, '0'));
  const after = withReadMark(before, path, key, day.join('-'), regions);
  if (after === undefined) return refused([ofWholeFile(file, 'This text is not there any more.', REMEDY)]);
  return outcomeOf(session, makeChanges(root, [{ file, before, after }], check.sections, { label, check }));
}

function textOf(root: string, file: string): string {
  const read = readContentText(root, file);
  return 'text' in read ? (read.text ?? '') : '';
}
