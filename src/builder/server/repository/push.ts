import { texts } from '../../texts/texts.ts';
import { refuse, type Done } from './commit.ts';
import type { RepositoryRefusal } from '../../protocol/history-answers.ts';
import { gitRefusal, refusalWithHooks } from './git-refusal.ts';
import { readRepository, type RepositoryState } from './repository-state.ts';
import { runGit } from '../../../authoring/git/run-git.ts';

/** Time limit for a push in milliseconds. */
export const PUSH_TIME_LIMIT_MS = 120_000;

/** Pushes the branch, and no other. A branch that follows none of a remote gets one of the same name. */
export async function push(root: string): Promise<Done> {
  const repository = await readRepository(root);
  if (!repository) return refuse(gitRefusal(await runGit(root, ['rev-parse', '--git-dir']), 'push'));
  const target = targetOf(repository);
  if ('problem' in target) return refuse(target.problem);
  const result = await runGit(root, ['push', '--porcelain', ...target.args], { timeLimitMs: PUSH_TIME_LIMIT_MS });
  if (result.status !== 0) return refuse(await refusalWithHooks(root, result, 'push'));
  const { ahead } = repository;
  return {
    ok: true,
    message: ahead === 0 ? texts.server.versions.upToDate : texts.server.versions.sent(ahead),
  };
}

/** Returns the remote that git pushes to, or the only one that it can mean; `undefined` if there is none. */
export const remoteOf = ({ remotes, target }: Pick<RepositoryState, 'remotes' | 'target'>): string | undefined =>
  target.remote ?? (remotes.includes('origin') ? 'origin' : remotes[0]);

/** Where git pushes by itself, or the only remote that it can mean. Named in full: a tag may have the name of the branch. */
function targetOf(repository: RepositoryState): { args: string[] } | { problem: RepositoryRefusal } {
  const { branch, remotes, hasUpstream, target, obstacle } = repository;
  const remote = remoteOf(repository);
  if (remote === undefined)
    return {
      problem: {
        message: texts.server.versions.noOnlineCopy,
        details: 'The repository has no remote. Add one in a terminal: git remote add origin <address>.',
      },
    };
  if (obstacle) return { problem: obstacle };
  if (target.remote === undefined && remotes.length > 1 && !remotes.includes('origin'))
    return {
      problem: {
        message: texts.server.versions.severalOnlineCopies,
        details: `The branch has no upstream, and there are several remotes. Choose one in a terminal: git push --set-upstream ${remote} ${branch}.`,
      },
    };
  return { args: [...(hasUpstream ? [] : ['--set-upstream']), remote, `refs/heads/${branch}:${target.ref}`] };
}
