import { readGit, runGit } from '../../../authoring/git/run-git.ts';
import { commitDraft, DRAFT_REF, type DraftAuthor } from '../../../publishing/draft-ref.ts';
import { PublishError } from '../../../publishing/publish-failure.ts';
import { publishingFolders } from '../../../publishing/publishing-folders.ts';
import { NO_HOOKS } from '../../../publishing/version-git.ts';
import type { CallName } from '../../protocol/calls.ts';
import { remoteTexts } from '../../texts/remote/remote-texts.ts';
import type { RepositoryRefusal } from '../../protocol/history-answers.ts';
import { actingAuthor } from '../acting-person.ts';
import { gitRefusal } from './git-refusal.ts';
import { PUSH_TIME_LIMIT_MS, remoteOf } from './push.ts';
import { readRepository } from './repository-state.ts';

/** Time between a change and its commit, in milliseconds. What changes meanwhile is in the same commit. */
const DELAY_MS = 20_000;

/** Time until a push that failed is tried again, in milliseconds; after each further failure, twice as long, up to the maximum. */
const RETRY_MS = 60_000;
const MAX_RETRY_MS = 30 * 60_000;

/** Calls after which the draft is another one. */
const CHANGES_DRAFT: ReadonlySet<CallName | 'upload'> = new Set<CallName | 'upload'>([
  ...([
    'edit',
    'markRead',
    'settle',
    'share',
    'undo',
    'redo',
    'revert',
    'pull',
    'applyDraft',
    'create',
    'deletePage',
    'upload',
  ] as const),
  ...(['saveTemplate', 'renameTemplate', 'removeTemplate', 'removePicture', 'changePicture', 'removeFont'] as const),
]);

/** Keeps the draft in the repository, and its copy in the remote. */
export interface DraftKeeper {
  /** Takes note that something in the draft's folders has changed. */
  touch: () => void;
  /** Takes note that a call was answered; the person who made it is an author of the next commit. */
  noteCall: (name: string) => void;
  /** Returns why the remote has no copy of the draft; `undefined` if it has one, or there is no remote. */
  problem: () => RepositoryRefusal | undefined;
  /** Commits what has changed now, in place of later. */
  commitNow: () => Promise<void>;
  /** Commits what has changed, and ends. */
  close: () => Promise<void>;
}

/** Where a draft is kept. */
export interface DraftPlace {
  /** The ref that has its commits. */
  ref: string;
  /** The folder of its index. */
  data: string;
}

interface KeeperOptions {
  root: string;
  /** Default: the place of the main draft. */
  place?: DraftPlace | undefined;
  /** Is called whenever `problem` returns something else. */
  onProblem?: () => void;
  delayMs?: number;
  retryMs?: number;
}

/** Commits the draft to its ref soon after each change, and pushes it. Begins with what was changed before. */
export function keepDraft({
  root,
  place: { ref, data } = { ref: DRAFT_REF, data: publishingFolders(root).data },
  onProblem = () => undefined,
  delayMs = DELAY_MS,
  retryMs = RETRY_MS,
}: KeeperOptions): DraftKeeper {
  let authors: DraftAuthor[] = [];
  let due: NodeJS.Timeout | undefined;
  let isClosed = false;
  const copy = createDraftCopy({ root, ref, retryMs, onProblem });
  const commit = async () => {
    due = undefined;
    const own = authors;
    authors = [];
    try {
      const committed = await commitDraft(root, data, own, ref);
      if (!isClosed) copy.send(committed);
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      authors = [...own, ...authors];
      const { failure } = error;
      // Without a repository or a commit, there is nothing to keep the draft in.
      if (failure.kind !== 'git' || isClosed) return;
      console.error(error);
      touch(retryMs);
    }
  };
  let committing = Promise.resolve();
  const commitInTurn = () => (committing = committing.then(commit).catch((error: unknown) => console.error(error)));
  const touch = (waitMs = delayMs) => {
    if (!isClosed) due ??= setTimeout(() => void commitInTurn(), waitMs).unref();
  };
  touch();
  return {
    touch: () => touch(),
    noteCall(name) {
      const author = actingAuthor();
      if (!author || !(CHANGES_DRAFT as ReadonlySet<string>).has(name)) return;
      authors = [...authors.filter(({ name: other }) => other !== author.name), author];
      touch();
    },
    problem: copy.problem,
    commitNow() {
      clearTimeout(due);
      return commitInTurn();
    },
    async close() {
      isClosed = true;
      copy.close();
      clearTimeout(due);
      // The disk may tell of the last change only later.
      await commitInTurn();
    },
  };
}

interface CopyOptions extends Required<Pick<KeeperOptions, 'root' | 'retryMs' | 'onProblem'>> {
  ref: string;
}

/** Pushes commits of the draft, one after the other. Tries again after a failure. */
function createDraftCopy({ root, ref, retryMs, onProblem }: CopyOptions) {
  /** The commit to push next. */
  let wanted: string | undefined;
  let isPushing = false;
  let failures = 0;
  let problem: (() => RepositoryRefusal) | undefined;
  let again: NodeJS.Timeout | undefined;
  const isOther = (now: typeof problem) => (now === undefined) !== (problem === undefined);
  const push = async (): Promise<void> => {
    if (isPushing) return;
    isPushing = true;
    clearTimeout(again);
    const commit = wanted;
    const refusal = await pushDraft(root, ref);
    isPushing = false;
    failures = refusal ? failures + 1 : 0;
    const hasChanged = isOther(refusal);
    problem = refusal;
    if (hasChanged) onProblem();
    if (refusal) again = setTimeout(() => void push(), Math.min(retryMs * 2 ** (failures - 1), MAX_RETRY_MS)).unref();
    else if (wanted !== commit) await push();
  };
  return {
    send(commit: string) {
      if (commit === wanted && problem === undefined) return;
      wanted = commit;
      // A remote that has just failed is tried again at its time.
      if (problem === undefined) push().catch((error: unknown) => console.error(error));
    },
    problem: () => problem?.(),
    close: () => clearTimeout(again),
  };
}

/** Pushes the draft. Returns what says why that failed, in the language of the person who asks; `undefined` if there is no remote. */
async function pushDraft(root: string, ref: string): Promise<(() => RepositoryRefusal) | undefined> {
  const repository = await readRepository(root);
  const remote = repository && remoteOf(repository);
  if (remote === undefined) return undefined;
  const args = [...NO_HOOKS, 'push', '--porcelain', '--no-verify', remote, `${ref}:${ref}`];
  const result = await runGit(root, args, { timeLimitMs: PUSH_TIME_LIMIT_MS });
  if (result.status === 0) return undefined;
  // Git says so on standard output, and on standard error if it doesn't know the other commit.
  if (/\[rejected\]/.test(result.stdout + result.stderr) && (await hasDraft(root, remote, ref)))
    return () => ({
      message: remoteTexts().draft.otherBuilder,
      details: `The remote has the draft of another builder, or of this one before it was restored. Look at it with “git fetch ${remote} ${ref}”. To replace it: “git push --force ${remote} ${ref}”.`,
    });
  return () => gitRefusal(result, 'push');
}

const hasDraft = async (root: string, remote: string, ref: string): Promise<boolean> =>
  Boolean(await readGit(root, ['ls-remote', remote, ref]));
