import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HISTORY_TIME_LIMIT_MS, readGit, runGit } from '../git/run-git.ts';

/** How much of the files' history is available: all, truncated, or none. */
export type Reach = 'whole' | 'shallow' | 'none';

/** The last change of a line. */
export interface LineChange {
  commit: string;
  /** Seconds since 1970. */
  time: number;
  /** The file's name at that time, relative to the repository root. */
  file: string;
}

/** Commits that only reformatted files, in the file name used by git's documentation and hosts. */
const IGNORED_COMMITS = '.git-blame-ignore-revs';

/** Returns how much history is available. */
export async function historyReach(root: string): Promise<Reach> {
  const answer = await readGit(root, ['rev-parse', '--is-shallow-repository', '--verify', 'HEAD']);
  if (answer === undefined) return 'none';
  return answer.startsWith('true') ? 'shallow' : 'whole';
}

/** Returns the files of a folder that changed after their creation, including uncommitted changes. */
export async function changedFiles(root: string, folder: string): Promise<Set<string>> {
  const [log = '', diff = ''] = await Promise.all([
    readHistory(root, ['log', '--format=', '--name-status', '-M', '-z', '--relative', '--', folder]),
    readHistory(root, ['diff', '--name-only', '-z', '--relative', 'HEAD', '--', folder]),
  ]);
  const changed = new Set(diff.split('\0').filter(Boolean));
  const args = log.split('\0').map((word) => word.trim());
  for (let index = 0; index < args.length; index++) {
    const status = args[index] ?? '';
    if (/^[MT]$/.test(status)) changed.add(args[index + 1] ?? '');
    if (/^[RC]\d*$/.test(status)) changed.add(args[index + 2] ?? '');
  }
  return changed;
}

/** Returns the last change of every line; line 1 has index 1. Ignores whitespace and moves within the file. */
export async function lineChanges(root: string, file: string): Promise<LineChange[]> {
  const ignored = existsSync(join(root, IGNORED_COMMITS)) ? ['--ignore-revs-file', IGNORED_COMMITS] : [];
  // First without the file that a person's settings name: git refuses if this repository doesn't have it.
  const options = ['-w', '-M', '--porcelain', '--no-ignore-revs-file', ...ignored];
  return parseBlame((await readHistory(root, ['blame', ...options, '--', file])) ?? '');
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

/** Reads old versions of files, by `commit:file`, in one batch. */
export async function readVersions(root: string, versions: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(versions)].filter((version) => !version.includes('\n')); // git reads one a line
  const found = new Map<string, string>();
  if (wanted.length === 0) return found;
  const options = { input: `${wanted.join('\n')}\n`, timeLimitMs: HISTORY_TIME_LIMIT_MS, readOnly: true };
  const { status, bytes } = await runGit(root, ['cat-file', '--batch'], options);
  if (status !== 0) return found;
  let rest = bytes;
  for (const version of wanted) {
    const end = rest.indexOf(0x0a);
    const size = Number(/ blob (\d+)$/.exec(rest.subarray(0, end).toString())?.[1] ?? Number.NaN);
    if (!Number.isNaN(size)) found.set(version, rest.subarray(end + 1, end + 1 + size).toString('utf8'));
    rest = rest.subarray(Number.isNaN(size) ? end + 1 : end + size + 2);
  }
  return found;
}

const readHistory = (root: string, args: readonly string[]) =>
  readGit(root, args, { timeLimitMs: HISTORY_TIME_LIMIT_MS });
