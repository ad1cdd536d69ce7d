import { PublishError } from './publish-failure.ts';
import { committerArguments, isAncestor } from './site-version.ts';
import { commitOf, versionGit, type VersionRepository } from './version-git.ts';

/** The branch from which a host builds the site. */
export interface HostBranch {
  /** The name or the address of the git remote. */
  remote: string;
  branch: string;
}

/** The ref of the commit that was last pushed to the host's branch. Its files may be those of an earlier version. */
const PUSHED_REF = 'refs/builder/pushed';

/** Git's words for a branch that somebody else has moved. */
const MOVED = /\[rejected\].*\((?:fetch first|non-fast-forward|stale info)\)/;

/** No address of a remote may name a program to run. */
const NO_PROGRAMS = ['-c', 'protocol.ext.allow=never'];

/**
 * Pushes a version to the host's branch, after what was pushed before: nothing on that branch is ever lost. A version that was
 * pushed before comes again as a commit that reverts those after it, or as an empty commit. If the push fails, throws a failure,
 * and nothing has changed.
 * @returns the commit that was pushed, which the host's build names
 */
export async function pushVersion(
  repository: VersionRepository,
  { remote, branch }: HostBranch,
  version: string,
): Promise<string> {
  const before = await commitOf(repository.top, PUSHED_REF);
  const commit = await commitAfter(repository, before, version);
  // Before the push: if it's killed, the next commit still follows whatever has arrived.
  await versionGit(repository, ['update-ref', PUSHED_REF, commit]);
  try {
    await versionGit(repository, [...NO_PROGRAMS, 'push', remote, `${commit}:refs/heads/${branch}`]);
    return commit;
  } catch (error) {
    await versionGit(repository, ['update-ref', ...(before === undefined ? ['-d', PUSHED_REF] : [PUSHED_REF, before])]);
    throw error instanceof PublishError && error.failure.kind === 'git'
      ? new PublishError({ ...describePush(error.failure.details), remote, branch })
      : error;
  }
}

const describePush = (details: string) => ({
  kind: 'push' as const,
  hasMoved: MOVED.test(details),
  details,
});

/** Returns a commit with the files of a version that follows what was pushed before. */
async function commitAfter(
  repository: VersionRepository,
  before: string | undefined,
  version: string,
): Promise<string> {
  if (before === undefined) return version;
  if (before !== version && (await isAncestor(repository, before, version))) return version;
  const isOld = await isAncestor(repository, version, before);
  const parents = [before, ...(isOld ? [] : [version])].flatMap((parent) => ['-p', parent]);
  const args = ['commit-tree', ...parents, `${version}^{tree}`];
  const message = isOld ? `Publish ${version.slice(0, 10)} again\n` : 'Publish\n';
  return (
    await versionGit(repository, [...(await committerArguments(repository)), ...args], { input: message })
  ).trim();
}
