import type { Done } from './commit.ts';
import { refusalOf } from './git-refusal.ts';
import { readRepository, type RepositoryState } from './repository-state.ts';
import { runGit } from '../../git/run-git.ts';

/** Time limit for a push in milliseconds. */
const PUSH_TIME_LIMIT_MS = 120_000;

/** Pushes the branch. A branch without a remote branch gets one of the same name. */
export async function push(root: string): Promise<Done> {
  const repository = await readRepository(root);
  if (!repository) return refuse(refusalOf(await runGit(root, ['rev-parse', '--git-dir']), 'push'));
  const target = targetOf(repository);
  if ('problem' in target) return refuse(target.problem);
  const result = await runGit(root, ['push', '--porcelain', ...target.args], { timeLimitMs: PUSH_TIME_LIMIT_MS });
  if (result.status !== 0) return refuse(refusalOf(result, 'push'));
  const { ahead, branch = '' } = repository;
  return {
    ok: true,
    message:
      ahead === 0
        ? 'The remote is up to date.'
        : `Pushed ${ahead === 1 ? '1 commit' : `${ahead} commits`} of ${branch}.`,
  };
}

const refuse = (message: string): Done => ({ ok: false, message });

/** Where git pushes by itself, or the only remote that it can mean. */
function targetOf({ branch, remotes, hasUpstream }: RepositoryState): { args: string[] } | { problem: string } {
  const remote = remotes.includes('origin') ? 'origin' : remotes[0];
  if (remote === undefined)
    return { problem: 'The repository has no remote. Add one in a terminal: git remote add origin <address>.' };
  if (branch === undefined)
    return {
      problem: 'No branch is checked out, so there is nothing to push. Check one out in a terminal: git switch main.',
    };
  if (hasUpstream) return { args: [] };
  if (remotes.length > 1 && !remotes.includes('origin'))
    return {
      problem: `The branch has no upstream, and there are several remotes. Choose one in a terminal: git push --set-upstream ${remote} ${branch}.`,
    };
  return { args: ['--set-upstream', remote, branch] };
}
