import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runGit } from './run-git.ts';

/** How far back the history of the files can be read: to the beginning, cut off, or not at all. */
export type Reach = 'whole' | 'shallow' | 'none';

/** The change that a line got last. */
export interface LineChange {
  commit: string;
  /** Seconds since 1970. */
  time: number;
  /** The file as it was called then, from the root of the repository. */
  file: string;
}

/** Commits that only changed the form of files, by the name that git's own documentation and hosts use. */
const IGNORED_COMMITS = '.git-blame-ignore-revs';

/** How far back the history reaches. */
export async function historyReach(root: string): Promise<Reach> {
  const answer = await runGit(root, ['rev-parse', '--is-shallow-repository', '--verify', 'HEAD']);
  if (answer === undefined) return 'none';
  return answer.startsWith('true') ? 'shallow' : 'whole';
}

/** The files of a folder that changed after they were made, also those with changes that are not committed yet. */
export async function changedFiles(root: string, folder: string): Promise<Set<string>> {
  const [log = '', diff = ''] = await Promise.all([
    runGit(root, ['log', '--format=', '--name-status', '-M', '-z', '--relative', '--', folder]),
    runGit(root, ['diff', '--name-only', '-z', '--relative', 'HEAD', '--', folder]),
  ]);
  const changed = new Set(diff.split('\0').filter(Boolean));
  const words = log.split('\0').map((word) => word.trim());
  for (let index = 0; index < words.length; index++) {
    const status = words[index] ?? '';
    if (/^[MT]$/.test(status)) changed.add(words[index + 1] ?? '');
    if (/^[RC]\d*$/.test(status)) changed.add(words[index + 2] ?? '');
  }
  return changed;
}

/** The last change of every line of a file; line 1 has index 1. White space and moves within the file do not count. */
export async function lineChanges(root: string, file: string): Promise<LineChange[]> {
  const ignored = existsSync(join(root, IGNORED_COMMITS)) ? ['--ignore-revs-file', IGNORED_COMMITS] : [];
  return parseBlame((await runGit(root, ['blame', '-w', '-M', '--porcelain', ...ignored, '--', file])) ?? '');
}

function parseBlame(porcelain: string): LineChange[] {
  const commits = new Map<string, LineChange>();
  const lines: LineChange[] = [];
  let current: LineChange | undefined;
  for (const row of porcelain.split('\n')) {
    const [, commit, line] = /^([0-9a-f]{40,64}) \d+ (\d+)/.exec(row) ?? [];
    if (commit && line) {
      current = commits.get(commit) ?? { commit, time: 0, file: '' };
      commits.set(commit, current);
      lines[Number(line)] = current;
    } else if (current && row.startsWith('committer-time ')) current.time = Number(row.slice(15));
    else if (current && row.startsWith('filename ')) current.file = row.slice(9);
  }
  return lines;
}

/** Older versions of files, by `commit:file`, all asked for at once. */
export async function readVersions(root: string, versions: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(versions)];
  const output = wanted.length > 0 ? await runGit(root, ['cat-file', '--batch'], `${wanted.join('\n')}\n`) : '';
  const found = new Map<string, string>();
  let rest = Buffer.from(output ?? '');
  for (const version of wanted) {
    const end = rest.indexOf(0x0a);
    const size = Number(/ blob (\d+)$/.exec(rest.subarray(0, end).toString())?.[1] ?? Number.NaN);
    if (!Number.isNaN(size)) found.set(version, rest.subarray(end + 1, end + 1 + size).toString('utf8'));
    rest = rest.subarray(Number.isNaN(size) ? end + 1 : end + size + 2);
  }
  return found;
}
