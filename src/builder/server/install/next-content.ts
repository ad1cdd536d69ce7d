import { join } from 'node:path';
import { putText } from '../../../authoring/content-edit/put-text.ts';
import { readGit } from '../../../authoring/git/run-git.ts';
import type { Choices } from '../../../authoring/merge/merge-texts.ts';
import { contentVersionOf, SITE_FILE } from '../../../content/releases/content-version.ts';
import { committerArguments, storeVersionTree } from '../../../publishing/site-version.ts';
import { projectPath, publishedPaths, PUBLISHED_FOLDERS, versionGit } from '../../../publishing/version-git.ts';
import { changedPaths, type OnlineMove } from '../online/online-move.ts';
import { bytesAt, mergeOnline, type PulledConflict } from '../online/pull-files.ts';
import { InstallFailure } from './install-failure.ts';
import { runInNext, showTree, storeNextTree, type NextTree } from './next-tree.ts';

/** Keeps the commit that is installed next: git deletes what nothing names. */
const NEXT_REF = 'refs/builder/next';

/** What becomes of the content with the next code. */
export type NextContent = { conflicts: PulledConflict[] } | { merged: string };

/**
 * Merges the draft with the content of the next code by value, both in the format that this code reads, and checks the result with it.
 * The next tree shows the result.
 * @param draft the commit of the draft
 * @returns a commit of the next code with the merged content, or what both sides have changed. Throws an `InstallFailure` if the content
 * can't be migrated or has errors
 */
export async function mergeNextContent(
  root: string,
  next: NextTree,
  { base, online }: Pick<OnlineMove, 'base' | 'online'>,
  draft: string,
  choices: Choices,
): Promise<NextContent> {
  const { repository, project } = next;
  const [was, ours] = [await inFormatOfNext(root, next, base), await inFormatOfNext(root, next, draft)];
  const changed = await changedPaths(repository, was, online);
  const own = changed.map((one) => ({ ...one, file: projectPath(repository, one.path) })).filter(isPublished);
  const special = own.find(({ isPlain }) => !isPlain);
  if (special) throw new InstallFailure({ details: `${special.file} is a link; links are not followed.` });
  const versions = { repository, base: was, online, files: own.map(({ file }) => file) };
  const readOurs = (file: string) => bytesAt(versions, ours, file);
  const { texts, others, conflicts } = await mergeOnline(root, versions, choices, readOurs);
  if (conflicts.length > 0) return { conflicts };
  await showTree(root, next, ours);
  for (const { file, after } of texts) putText(join(project, file), after);
  for (const { file, after } of others)
    putText(join(project, file), after === null ? null : Buffer.from(after, 'latin1'));
  await runInNext(next, ['run', '--silent', 'content:check']);
  return { merged: await commitNext(next, draft) };
}

const isPublished = ({ file }: { file: string }): boolean =>
  PUBLISHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`));

/** Returns a tree of the next code with the content of a commit, migrated if the next code reads another format. */
async function inFormatOfNext(root: string, next: NextTree, commit: string): Promise<string> {
  const { repository, online, folder } = next;
  const code = { ...repository, head: online };
  const tree = await storeVersionTree(code, folder, commit, { draft: commit, files: [] });
  if ((await formatAt(next, commit)) === (await formatAt(next, online))) return tree;
  await showTree(root, next, tree);
  await runInNext(next, ['run', '--silent', 'content:migrate']);
  return storeNextTree(next, publishedPaths(repository));
}

async function formatAt({ repository: { top, prefix } }: NextTree, commit: string): Promise<number | undefined> {
  const site = await readGit(top, ['show', `${commit}:${prefix}${SITE_FILE}`]);
  return site === undefined ? undefined : contentVersionOf(site);
}

async function commitNext(next: NextTree, draft: string): Promise<string> {
  const { repository, online } = next;
  const tree = await storeNextTree(next, publishedPaths(repository));
  const who = await committerArguments(repository);
  const args = [...who, 'commit-tree', '-p', online, '-p', draft, '-m', 'next', tree];
  const commit = (await versionGit(repository, args)).trim();
  await versionGit(repository, ['update-ref', NEXT_REF, commit]);
  return commit;
}
