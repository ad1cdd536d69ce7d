import { readGit } from '../authoring/git/run-git.ts';
import { takeSnapshot } from './draft-snapshot.ts';
import { committerArguments, isAncestor, treeOf } from './site-version.ts';
import { commitOf, openVersionRepository, versionGit } from './version-git.ts';

/** The ref of the draft: what the working tree holds of `content/` and `public/`, on the code of the last commit. */
export const DRAFT_REF = 'refs/builder/draft';

/** The trailer of a draft's commit that names the commit that was checked out. */
export const BASE_TRAILER = 'Based-on';

/** Who changed a draft. */
export interface DraftAuthor {
  name: string;
  email: string;
}

/**
 * Commits the draft to its ref, behind the previous one, so that no draft gets lost. The working tree, the branch and the user's index
 * stay as they are.
 * @param data the folder of the index
 * @param authors who changed the draft since it was committed last; the last one is the author. Default: the author in git's configuration
 * @param ref the ref of the draft
 * @returns the commit; the previous one if nothing has changed since. Throws a failure if git fails
 */
export async function commitDraft(
  root: string,
  data: string,
  authors: readonly DraftAuthor[] = [],
  ref = DRAFT_REF,
): Promise<string> {
  const repository = await openVersionRepository(root);
  const { head } = repository;
  const tree = await takeSnapshot(repository, root, data);
  const previous = await commitOf(root, ref);
  const hasHead = previous !== undefined && (await isAncestor(repository, head, previous));
  if (hasHead && tree === (await treeOf(repository, previous)) && head === (await baseOfDraft(root, ref)))
    return previous;
  const parents = [...(previous === undefined ? [] : [previous]), ...(hasHead ? [] : [head])];
  const author = authors.at(-1);
  const others = authors.slice(0, -1).map(({ name, email }) => `Co-authored-by: ${name} <${email}>`);
  const input = ['Draft', '', `${BASE_TRAILER}: ${head}`, ...others, ''].join('\n');
  const who = author ? identityArguments(author) : await committerArguments(repository);
  const args = ['commit-tree', ...parents.flatMap((parent) => ['-p', parent]), tree];
  const commit = (await versionGit(repository, [...who, ...args], { input })).trim();
  // Git refuses if another builder has moved the ref in the meantime.
  await versionGit(repository, ['update-ref', ref, commit, previous ?? '']);
  return commit;
}

/** Returns the arguments with which git names an author. */
export const identityArguments = ({ name, email }: DraftAuthor): string[] => [
  '-c',
  `user.name=${name}`,
  '-c',
  `user.email=${email}`,
];

/** Returns the commit that was checked out when the draft was committed; `undefined` if there is no draft. */
export async function baseOfDraft(root: string, ref = DRAFT_REF): Promise<string | undefined> {
  const format = `--format=%(trailers:key=${BASE_TRAILER},valueonly,separator=)`;
  return (await readGit(root, ['log', '-1', format, ref, '--']))?.trim() || undefined;
}
