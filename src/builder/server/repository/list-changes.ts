import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from '../../texts/texts.ts';
import { isPartOfSite } from '../../../content/read/ignored-names.ts';
import { readVersions } from '../../../authoring/translations/git-history.ts';
import { CallError } from '../answer-call.ts';
import { readGit } from '../../../authoring/git/run-git.ts';
import { uncommittedFiles } from '../../../authoring/git/uncommitted-files.ts';
import { PUBLISHED_FOLDERS } from '../../../publishing/version-git.ts';
import type { TextVersions } from './versions-in-words.ts';

/** A file of the content or a public file that differs from the last commit. */
export interface ListedChange {
  /** Path relative to the project root. */
  file: string;
  status: 'added' | 'changed' | 'deleted';
  /** Texts at the last commit and now. Absent for pictures and other binary files. */
  texts?: TextVersions;
}

/** Files that are shown and compared as texts. */
const TEXT_FILE = /\.ya?ml$/;

/** Lists the files below `content/` and `public/` that differ from the last commit, staged or not. */
export async function listChanges(root: string, prefix: string): Promise<ListedChange[]> {
  const files = await uncommittedFiles(root, prefix, PUBLISHED_FOLDERS);
  if (!files) throw new CallError(texts.server.versions.unreadable);
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
  const output = await readGit(root, ['ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', ...PUBLISHED_FOLDERS]);
  return new Set((output ?? '').split('\0'));
}

/** Git may store texts with other line ends than the working tree has. */
const sameLineEnds = (before: string | null, after: string | null): string | null =>
  before !== null && after?.includes('\r\n') && !before.includes('\r\n') ? before.replaceAll('\n', '\r\n') : before;
