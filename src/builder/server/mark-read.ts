import { texts } from '../texts/texts.ts';
import type { BuilderHandlers } from '../protocol/calls.ts';
import type { CallOutcome } from '../protocol/answers.ts';
import { ofWholeFile, ofWholeFileAsWritten } from '../../content/diagnostics/diagnostic.ts';
import { makeChanges } from '../../authoring/content-edit/edit-content.ts';
import { FILE_OUT_OF_REACH, problemOfPath } from '../../authoring/content-edit/content-path.ts';
import { currentText, isAnother } from './current-text.ts';
import { withoutUntranslatedMark, withReadMark } from '../../authoring/translations/read-mark.ts';
import { toOutcome, refused } from './edit-files.ts';
import type { BuilderSession } from './session.ts';
import { siteToday } from './site-today.ts';

type MarkReadInput = Parameters<BuilderHandlers['markRead']>[0];

/**
 * Answers `markRead`: writes the comment that says that a translation still fits its source, or deletes the one that says that
 * a text isn't translated.
 */
export function markRead(session: BuilderSession, { file, path, key, hash, label }: MarkReadInput): CallOutcome {
  const { root, check } = session;
  const problem = problemOfPath(root, file);
  if (problem !== undefined)
    return refused(session, [ofWholeFile(file, problem, texts.server.reload, 'error', FILE_OUT_OF_REACH)]);
  if (isAnother(session, file, path, hash))
    return refused(session, [ofWholeFileAsWritten(file, texts.server.changedSince, texts.server.reload, 'error')]);
  const before = currentText(root, file);
  const { regions } = check.model;
  const after =
    withoutUntranslatedMark(before, path, key, regions) ?? withReadMark(before, path, key, siteToday(session), regions);
  if (after === undefined)
    return refused(session, [ofWholeFileAsWritten(file, texts.server.textIsGone, texts.server.reload, 'error')]);
  return toOutcome(session, makeChanges(root, [{ file, before, after }], check.model, { label, check }));
}
