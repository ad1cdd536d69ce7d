import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from '../../texts/texts.ts';
import { isPartOfSite } from '../../../content/read/ignored-names.ts';
import { readVersions } from '../../../authoring/translations/git-history.ts';
import { CallError } from '../answer-call.ts';
import { readGit, runGit } from '../../../authoring/git/run-git.ts';

/** A file of the content or a public file that differs from the last commit. */
export interface ListedChange {
  /** Path relative to the project root. */
  file: string;
  status: 'added' | 'changed' | 'deleted';
  /** Texts at the last commit and now; `null` where the file doesn't exist. Absent for pictures and other binary files. */
  texts?: { before: string | null; after: string | null };
}

/** Folders whose files the builder commits, relative to the project root. */
export const COMMITTED_FOLDERS = ['content', 'public'] as const;

/** Files that are shown and compared as texts. */
const TEXT_FILE = /\.ya?ml$/;

const STATUS = ['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames', '--', ...COMMITTED_FOLDERS];

/** Lists the files below `content/` and `public/` that differ from the last commit, staged or not. */
export async function listChanges(root: string, prefix: string): Promise<ListedChange[]> {
  const { status, stdout } = await runGit(root, STATUS, { readOnly: true });
  if (status !== 0) throw new CallError(texts.server.versions.unreadable);
  const files = stdout
    .split('\0')
    .filter(Boolean)
    .map((row) => row.slice(3 + prefix.length));
  const textFiles = files.filter((file) => TEXT_FILE.test(file));
  const before = await readVersions(
    root,
    textFiles.map((file) => versionName(prefix, file)),
  );
  const inHead = await filesInHead(root, files);
  return files
    .toSorted()
    .map((file): ListedChange => {
      const exists = statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;
      const status = !inHead.has(file) ? 'added' : exists ? 'changed' : 'deleted';
      if (!TEXT_FILE.test(file)) return { file, status };
      const after = exists ? readFileSync(join(root, file), 'utf8') : null;
      return {
        file,
        status,
        texts: { before: sameLineEnds(before.get(versionName(prefix, file)) ?? null, after), after },
      };
    })
    .filter(({ file, status }) => status !== 'added' || isPartOfSite(file))
    .filter(({ texts: pair }) => !pair || pair.before !== pair.after);
}

const versionName = (prefix: string, file: string): string => `HEAD:${prefix}${file}`;

async function filesInHead(root: string, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const output = await readGit(root, ['ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', ...COMMITTED_FOLDERS]);
  return new Set((output ?? '').split('\0'));
}

/** Git may store texts with other line ends than the working tree has. */
const sameLineEnds = (before: string | null, after: string | null): string | null =>
  before !== null && after?.includes('\r\n') && !before.includes('\r\n') ? before.replaceAll('\n', '\r\n') : before;
