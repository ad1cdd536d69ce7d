import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { isPartOfSite } from '../content/read/ignored-names.ts';
import { projectPath, publishedPaths, versionGit, PUBLISHED_FOLDERS, type VersionRepository } from './version-git.ts';

/** A file of the site whose draft differs from what is published. */
export interface DraftChange {
  /** Path relative to the project. */
  file: string;
  state: 'added' | 'changed' | 'deleted';
}

/** A file in git: its mode and the hash of its content. */
export interface StoredFile {
  mode: string;
  blob: string;
}

/**
 * Stores the current files of the draft as a git tree, without touching the user's index.
 * @param data the folder of the index
 * @returns the hash of the tree
 */
export async function takeSnapshot(repository: VersionRepository, root: string, data: string): Promise<string> {
  const kept = join(data, 'draft-index');
  const index = join(data, `draft-index-${randomUUID()}`);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  // With the previous index, git reads only files that changed since.
  if (existsSync(kept)) copyIndex(kept, index);
  try {
    const run = (args: readonly string[]) => versionGit(repository, args, { index });
    await run(['read-tree', '--reset', repository.head]);
    const isThere = (folder: string) => existsSync(join(root, folder));
    const pathOf = (folder: string) => repository.prefix + folder;
    const present = PUBLISHED_FOLDERS.filter(isThere).map(pathOf);
    const missing = PUBLISHED_FOLDERS.filter((folder) => !isThere(folder)).map(pathOf);
    if (present.length > 0) await run(['add', '--all', '--', ...present]);
    if (missing.length > 0) await run(['rm', '-r', '--quiet', '--cached', '--ignore-unmatch', '--', ...missing]);
    const tree = await run(['write-tree']);
    renameSync(index, kept);
    return tree.trim();
  } finally {
    rmSync(index, { force: true });
  }
}

/**
 * Copies an index with its time. Git reads again what has changed within the second in which the index was written, since its own
 * record of a file can't tell that: with another time, it would miss an edit that leaves the file's size as it was.
 */
function copyIndex(from: string, to: string): void {
  const { atimeMs, mtimeMs } = statSync(from);
  copyFileSync(from, to);
  utimesSync(to, Math.floor(atimeMs / 1000), Math.floor(mtimeMs / 1000));
}

/** Lists the files of the site that differ between two versions, sorted by name. Ignores files left by other programs. */
export async function changesBetween(
  repository: VersionRepository,
  before: string,
  after: string,
): Promise<DraftChange[]> {
  const args = ['diff-tree', '-r', '-z', '--no-renames', '--name-status', before, after, '--'];
  const words = (await versionGit(repository, [...args, ...publishedPaths(repository)])).split('\0');
  const changes: DraftChange[] = [];
  for (let at = 0; at + 1 < words.length; at += 2) {
    const file = projectPath(repository, words[at + 1] ?? '');
    const state = words[at] === 'A' ? 'added' : words[at] === 'D' ? 'deleted' : 'changed';
    if (state !== 'added' || isPartOfSite(file)) changes.push({ file, state });
  }
  return changes;
}

/** Returns the published files of a version, by their path in the repository. */
export async function storedFiles(repository: VersionRepository, version: string): Promise<Map<string, StoredFile>> {
  const args = ['ls-tree', '-r', '-z', '--full-tree', version, '--'];
  const rows = (await versionGit(repository, [...args, ...publishedPaths(repository)])).split('\0').filter(Boolean);
  return new Map(
    rows.map((row) => {
      const [head = '', path = ''] = row.split('\t');
      const [mode = '', , blob = ''] = head.split(' ');
      return [path, { mode, blob }] as const;
    }),
  );
}
