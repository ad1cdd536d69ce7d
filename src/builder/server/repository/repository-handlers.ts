import { z } from 'zod';
import { texts } from '../../texts/texts.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import type { ChangedFile } from '../../protocol/history-answers.ts';
import { kindOf } from '../../../model/file-kinds.ts';
import type { ContentModel } from '../../../model/content-model.ts';
import { changedLines, historyAt } from '../../../authoring/history/value-history.ts';
import { CallError } from '../answer-call.ts';
import { createTaskQueue } from '../../../data/task-queue.ts';
import { unifiedDiff } from '../../../authoring/content-edit/unified-diff.ts';
import type { DescribedChange, NameOf, SiteWords } from '../../../authoring/describe/describe-changes.ts';
import { fileTitle } from '../../../authoring/describe/file-title.ts';
import { suggestMessage } from '../../../authoring/describe/suggest-message.ts';
import { publishBranch } from '../../../publishing/public-address.ts';
import { readingKeysOf } from '../../../regions/reading-language.ts';
import type { BuilderSession, InSession } from '../session.ts';
import { commitFiles, refuse, type Done } from './commit.ts';
import { listChanges, type ListedChange } from './list-changes.ts';
import { push } from './push.ts';
import { readRepository } from './repository-state.ts';
import { revert } from './revert.ts';
import { referenceNames, versionsInWords } from './versions-in-words.ts';
import { runGit } from '../../../authoring/git/run-git.ts';
import { gitRefusal } from './git-refusal.ts';

type History = Awaited<ReturnType<BuilderHandlers['valueHistory']>>;
type Changes = Awaited<ReturnType<BuilderHandlers['changes']>>;

/** Answers `changes`: what differs from the last commit, in words and as a diff. */
export async function changesOf(
  { root, schemas, model }: Pick<BuilderSession, 'root' | 'schemas' | 'model'>,
  nameOf?: NameOf,
): Promise<Changes> {
  const repository = await readRepository(root);
  if (!repository) return { repository: false, remote: false, ahead: 0, files: [], suggestedMessage: '' };
  const files = describeListed({ schemas, model }, await listChanges(root, repository.prefix), nameOf);
  return {
    repository: true,
    ...(repository.branch !== undefined && { branch: repository.branch }),
    ...(repository.committed !== undefined && { committed: repository.committed }),
    ...(repository.obstacle && { obstacle: repository.obstacle }),
    remote: repository.remotes.length > 0 && publishBranch(process.env) === undefined,
    ahead: repository.ahead,
    files: files.map(withoutPlaces),
    suggestedMessage: suggestMessage(files),
  };
}

/** Says what differs between the texts of files. */
export const describeListed = (
  { schemas, model }: Pick<BuilderSession, 'schemas' | 'model'>,
  listed: readonly ListedChange[],
  nameOf?: NameOf,
): FileInWords[] => listed.map((one) => inWords(one, model, { schemas, keys: readingKeysOf(model.regions), nameOf }));

/** Returns the changes of a file as browsers get them. */
export const withoutPlaces = ({ changes, ...file }: FileInWords): ChangedFile => ({
  ...file,
  changes: changes.map(({ id, kind, label, before, after }) => ({ id, kind, label, before, after })),
});

/** A file whose changes are described, with their places. */
type FileInWords = Omit<ChangedFile, 'changes'> & { changes: DescribedChange[] };

/** Answers `valueHistory`. A file outside `content/` has no history here. */
export async function pastValues(
  { root, model }: Pick<BuilderSession, 'root' | 'model'>,
  { file, path }: Parameters<BuilderHandlers['valueHistory']>[0],
): Promise<History> {
  if (!kindOf(model, file)) throw new CallError(texts.server.versions.onlySiteHasEarlier);
  const { changes, reach } = await historyAt(root, file, path);
  return {
    reach,
    changes: changes.map(({ commit, author, date, before, after }) => ({
      ...(commit !== undefined && { commit, author, date }),
      lines: changedLines({ before, after }),
      ...(after !== undefined && { value: z.json().parse(after) }),
    })),
  };
}

function inWords({ file, status, texts: versions }: ListedChange, model: ContentModel, words: SiteWords): FileInWords {
  if (!versions) return { file, title: fileTitle(file, undefined, model), status, changes: [], diff: '' };
  return {
    file,
    ...versionsInWords(file, versions, model, words),
    status,
    diff: unifiedDiff([{ file, ...versions }]),
  };
}

/** Creates what the server runs for the calls about the git repository. */
export function repositoryHandlers(
  inSession: InSession,
): Pick<BuilderHandlers, 'changes' | 'startHistory' | 'revert' | 'valueHistory' | 'commit' | 'push'> {
  // Git takes its time; edits don't wait for it. What changes the repository waits for each other.
  const inTurn = createTaskQueue();
  return {
    changes: inSession((session) => changesOf(session, referenceNames(session))),
    startHistory: () => inTurn(() => inSession(({ root }) => startHistory(root))(undefined)),
    revert: (input) => inTurn(() => inSession(revert)(input)),
    valueHistory: async (input) => pastValues(await inSession((session) => session)(undefined), input),
    commit: ({ message, files }) => inTurn(() => inSession(({ root }) => commitFiles(root, message, files))(undefined)),
    push: () => inTurn(() => inSession(({ root }) => push(root))(undefined)),
  };
}

/** Creates a git repository for the project, if it's in none. */
export async function startHistory(root: string): Promise<Done> {
  const found = await runGit(root, ['rev-parse', '--git-dir'], { readOnly: true });
  if (found.status === 0) return { ok: true, message: texts.server.versions.historyIsOn };
  // A repository that git doesn't trust stays as it is.
  const isMissing = found.failure === undefined && /not a git repository/i.test(found.stderr);
  const result = isMissing ? await runGit(root, ['init', '--quiet']) : found;
  return result.status === 0
    ? { ok: true, message: texts.server.versions.historyStarted }
    : refuse(gitRefusal(result, 'commit'));
}
