import { basename } from 'node:path';
import { texts } from '../../texts/texts.ts';
import { describeChanges } from '../../../authoring/describe/describe-changes.ts';
import { fileTitle } from '../../../authoring/describe/file-title.ts';
import { parseYaml } from '../../../content/parse/parse-yaml.ts';
import { revertChange } from '../../../authoring/describe/revert-change.ts';
import { makeChanges } from '../../../authoring/content-edit/edit-content.ts';
import { readContentText } from '../../../authoring/content-edit/content-path.ts';
import { readingKeysOf } from '../../../regions/reading-language.ts';
import { refusalText } from '../problems.ts';
import type { BuilderSession } from '../session.ts';
import { refuse, type Done } from './commit.ts';
import { listChanges, type ListedChange } from './list-changes.ts';
import { readRepository } from './repository-state.ts';
import type { TextVersions } from './versions-in-words.ts';
import { runGit } from '../../../authoring/git/run-git.ts';

const words = texts.server.discarding;

/** What became of a revert: with the step of the history, if it's one. */
interface Reverted extends Done {
  step?: string;
}

/** The words for steps of the history that revert a file, by its title, and a value. */
type StepWords = Pick<typeof words, 'fileStep' | 'valueStep'>;

/** What a revert needs of the session. */
type Session = Pick<BuilderSession, 'root' | 'check' | 'schemas' | 'model'>;

/** Answers `revert`: restores the last committed text of a file, or one value of it. It's a step of the history. */
export async function revert(
  session: Session,
  { file, change }: { file: string; change?: string | undefined },
): Promise<Done> {
  const { root } = session;
  const repository = await readRepository(root);
  const listed = repository && (await listChanges(root, repository.prefix)).find((one) => one.file === file);
  if (!listed) return refuse(words.unchanged);
  if (!listed.texts) return revertPicture(root, listed);
  const { step: _step, ...done } =
    change === undefined
      ? revertFile(session, listed.file, listed.texts)
      : revertValue(session, { file: listed.file, id: change }, listed.texts);
  return done;
}

/**
 * Restores an earlier text of a file. It's a step of the history.
 * @param steps the words for it; default: that it's as in the last version
 */
export function revertFile(
  session: Session,
  file: string,
  { before, after }: TextVersions,
  steps: StepWords = words,
): Reverted {
  const { data } = parseYaml({ file, text: after ?? before ?? '' });
  return write(session, { file, before: after, after: before }, steps.fileStep(fileTitle(file, data, session.model)));
}

/** Restores one value of an earlier text of a file, by the id of its change, as `revertFile`. */
export function revertValue(
  session: Session,
  { file, id }: { file: string; id: string },
  { before, after }: TextVersions,
  steps: StepWords = words,
): Reverted {
  if (before === null || after === null) return refuse(words.wholeFile);
  const { schemas, model } = session;
  const keys = readingKeysOf(model.regions);
  const found = describeChanges({ file, before, after }, { schemas, keys }).find((one) => one.id === id);
  if (!found) return refuse(words.changedSince);
  if (!found.data) return revertFile(session, file, { before, after }, steps);
  const reverted = revertChange({ file, before, after }, found.data);
  if (!reverted.ok) return refuse(words.notByItself(reverted.reason));
  return write(session, { file, before: after, after: reverted.text }, steps.valueStep(found.label));
}

function write(session: Session, change: { file: string } & TextVersions, label: string): Reverted {
  const { root, check } = session;
  const read = readContentText(root, change.file);
  if (!('text' in read) || read.text !== change.before) return refuse(words.fileChangedSince);
  check.refresh();
  const { ok, diagnostics, id } = makeChanges(root, [change], check.model, { label, check });
  if (ok) return { ok, message: words.done(label), ...(id !== undefined && { step: id }) };
  return refuse(refusalText(session, diagnostics));
}

/** Pictures have no history besides git's. */
async function revertPicture(root: string, { file, status }: ListedChange): Promise<Done> {
  if (status === 'added') return refuse(words.newPicture);
  const { status: exit } = await runGit(root, ['restore', '--source=HEAD', '--worktree', '--', file]);
  const name = basename(file);
  return exit === 0 ? { ok: true, message: words.restored(name) } : refuse(words.notRestored(name));
}
