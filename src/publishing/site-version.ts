import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readGit } from '../authoring/git/run-git.ts';
import { uncommittedFiles } from '../authoring/git/uncommitted-files.ts';
import { storedFiles, type StoredFile } from './draft-snapshot.ts';
import { PublishError } from './publish-failure.ts';
import { commitOf, versionGit, type VersionRepository } from './version-git.ts';

/** The ref of the version that visitors see. It moves after verification. */
export const PUBLISHED_REF = 'refs/builder/published';

/** The refs of the versions that releases were built from, by the number of the release: git deletes what nothing names. */
const RELEASE_REFS = 'refs/builder/releases';

/** What the build of a site reads besides its content: what nobody has committed can't be built. */
const CODE = ['src', 'ssg', 'vite', 'scripts', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];

/** Throws a failure if code differs from the last commit: a version has the code of a commit. */
export async function refuseUncommittedCode(repository: VersionRepository, root: string): Promise<void> {
  const files = (await uncommittedFiles(root, repository.prefix, CODE)) ?? [];
  if (files.length > 0) throw new PublishError({ kind: 'code', files });
}

/** Returns the version that visitors see; `undefined` before the first publication. */
export const publishedVersion = (root: string): Promise<string | undefined> => commitOf(root, PUBLISHED_REF);

/** The parts of a version. */
export interface VersionParts {
  /** The tree of the draft. */
  draft: string;
  /** Paths in the repository of the files that come from the draft. All others come from the published version. */
  files: readonly string[];
  /** The commit message. */
  message: string;
  /** Git arguments that set the author. Default: the author in git's configuration. */
  author?: readonly string[] | undefined;
}

/**
 * Stores a version of the site: the code of the last commit, the given files of the draft, and all others as last published, or
 * before the first publication, as in the last commit.
 * @returns the commit; the published one if it has the same files
 */
export async function storeVersion(
  repository: VersionRepository,
  data: string,
  published: string | undefined,
  parts: VersionParts,
): Promise<string> {
  const tree = await storeVersionTree(repository, data, published ?? repository.head, parts);
  if (published !== undefined && tree === (await treeOf(repository, published))) return published;
  const hasCode = published !== undefined && (await isAncestor(repository, repository.head, published));
  const parents = [...(published === undefined ? [] : [published]), ...(hasCode ? [] : [repository.head])];
  const args = ['commit-tree', ...parents.flatMap((parent) => ['-p', parent]), tree];
  const who = parts.author && parts.author.length > 0 ? parts.author : await committerArguments(repository);
  return (await versionGit(repository, [...who, ...args], { input: parts.message })).trim();
}

/**
 * Stores a tree with the code of the last commit, the given files of the draft, and all others of a version.
 * @param data the folder of the index
 */
export async function storeVersionTree(
  repository: VersionRepository,
  data: string,
  base: string,
  { draft, files }: Pick<VersionParts, 'draft' | 'files'>,
): Promise<string> {
  const index = join(data, `version-index-${randomUUID()}`);
  try {
    const [committed, wanted, drafted] = await Promise.all([
      storedFiles(repository, repository.head),
      storedFiles(repository, base),
      storedFiles(repository, draft),
    ]);
    for (const file of files) {
      const stored = drafted.get(file);
      if (stored) wanted.set(file, stored);
      else wanted.delete(file);
    }
    await versionGit(repository, ['read-tree', repository.head], { index });
    const input = indexLines(committed, wanted);
    await versionGit(repository, ['update-index', '-z', '--index-info'], { index, input });
    return (await versionGit(repository, ['write-tree'], { index })).trim();
  } finally {
    rmSync(index, { force: true });
  }
}

/** Returns the input that replaces the files of an index. Removals come first, since a file may replace a folder. */
function indexLines(before: ReadonlyMap<string, StoredFile>, after: ReadonlyMap<string, StoredFile>): string {
  const removed = [...before.keys()].filter((path) => !after.has(path)).map((path) => `0 ${'0'.repeat(40)}\t${path}\0`);
  const stored = [...after].map(([path, { mode, blob }]) => `${mode} ${blob}\t${path}\0`);
  return [...removed, ...stored].join('');
}

/** Returns the tree of a commit. */
export const treeOf = async (repository: VersionRepository, version: string): Promise<string> =>
  (await versionGit(repository, ['rev-parse', `${version}^{tree}`])).trim();

/** Returns whether a commit is in the history of another one, or is that one. */
export const isAncestor = async ({ top }: VersionRepository, one: string, other: string): Promise<boolean> =>
  (await readGit(top, ['merge-base', '--is-ancestor', one, other])) !== undefined;

/** Returns arguments that name an author if git's configuration has none: git wouldn't commit without. */
export async function committerArguments({ top }: VersionRepository): Promise<string[]> {
  const known = await readGit(top, ['var', 'GIT_COMMITTER_IDENT']);
  return known === undefined ? ['-c', 'user.name=Page builder', '-c', 'user.email=builder@localhost'] : [];
}

/** Returns the ref that keeps the version of a release. */
export const refOfRelease = ({ number }: { number: number }): string => `${RELEASE_REFS}/${number}`;

/** Stores a commit with the files of a version, after it. Returns the commit. */
export const repeatVersion = async (
  repository: VersionRepository,
  version: string,
  message: string,
): Promise<string> => {
  const args = ['commit-tree', '-p', version, `${version}^{tree}`];
  return (
    await versionGit(repository, [...(await committerArguments(repository)), ...args], { input: message })
  ).trim();
};

/** Moves the published ref. Throws a failure if it isn't at `from`. */
export async function movePublished(
  repository: VersionRepository,
  to: string,
  from: string | undefined,
): Promise<void> {
  const now = await publishedVersion(repository.top);
  if (now !== from) throw new PublishError({ kind: 'moved' });
  // Git compares once more, with the ref locked.
  await versionGit(repository, ['update-ref', PUBLISHED_REF, to, from ?? '']);
}
