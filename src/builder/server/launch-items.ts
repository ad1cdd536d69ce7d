import { texts } from '../texts/texts.ts';
import type { BuilderHandlers } from '../protocol/calls.ts';
import type { CallOutcome } from '../protocol/answers.ts';
import { ofWholeFile, ofWholeFileAsWritten } from '../../content/diagnostics/diagnostic.ts';
import { launchItemsIn } from '../../content/parse/launch-items.ts';
import { makeChanges } from '../../authoring/content-edit/edit-content.ts';
import { FILE_OUT_OF_REACH, problemOfPath } from '../../authoring/content-edit/content-path.ts';
import { currentText } from './current-text.ts';
import { toOutcome, refused } from './edit-files.ts';
import type { BuilderSession } from './session.ts';

type SettleInput = Parameters<BuilderHandlers['settle']>[0];

/** Answers `settle`: deletes the comment of a launch item, since the owner has settled it. */
export function settleLaunchItem(session: BuilderSession, { file, line, note, label }: SettleInput): CallOutcome {
  const { root, check } = session;
  const problem = problemOfPath(root, file);
  if (problem !== undefined)
    return refused(session, [ofWholeFile(file, problem, texts.server.reload, 'error', FILE_OUT_OF_REACH)]);
  const before = currentText(root, file);
  const item = launchItemsIn({ file, text: before }).find((one) => one.line === line && one.note === note);
  if (!item)
    return refused(session, [ofWholeFileAsWritten(file, texts.server.noteIsGone, texts.server.reload, 'error')]);
  const after = withoutComment(before, line - 1, item.column - 1);
  return toOutcome(session, makeChanges(root, [{ file, before, after }], check.model, { label, check }));
}

/** Deletes a comment up to the end of its line, and the line if nothing else is in it. */
function withoutComment(text: string, index: number, column: number): string {
  const lines = text.split('\n');
  const line = lines[index] ?? '';
  const rest = line.slice(0, column).trimEnd();
  const end = line.endsWith('\r') ? '\r' : '';
  return (rest === '' ? lines.toSpliced(index, 1) : lines.with(index, rest + end)).join('\n');
}
