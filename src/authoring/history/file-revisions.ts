import { HISTORY_TIME_LIMIT_MS, readGit } from '../git/run-git.ts';

/** A commit that changed a file. */
export interface Revision {
  commit: string;
  author: string;
  /** Time of the change, in ISO 8601 with the author's time zone. */
  date: string;
  /** First line of the message. */
  subject: string;
  /** The file's name after the commit, relative to the project root. */
  file: string;
}

/** Begins a commit in git's output. */
const START = '\u0001';

const FORMAT = `--format=${START}%H%x00%an%x00%aI%x00%s%x00`;

/**
 * Lists the commits that changed a file, newest first, through renames. Empty without a repository.
 * @param from the newest commit to look at
 */
export async function revisionsOf(root: string, file: string, from = 'HEAD'): Promise<Revision[]> {
  const args = ['log', '--follow', '-M', '--name-status', '-z', '--relative', FORMAT, from, '--', file];
  const log = await readGit(root, args, { timeLimitMs: HISTORY_TIME_LIMIT_MS });
  return (log ?? '')
    .split(START)
    .slice(1)
    .flatMap((text) => {
      const [commit = '', author = '', date = '', subject = '', ...names] = text.split('\0');
      const name = namesIn(names).at(-1);
      return name === undefined ? [] : [{ commit, author, date, subject, file: name }];
    });
}

/** Lists the files that a commit changed, as they were called before it. */
export async function filesBefore(root: string, commit: string): Promise<string[]> {
  const args = ['diff-tree', '-r', '-M', '-z', '--root', '--no-commit-id', '--name-status', '--relative', commit];
  const words = ((await readGit(root, args)) ?? '').split('\0');
  const files: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const status = words[index] ?? '';
    if (!/^[A-Z]\d*$/.test(status)) continue;
    if (!status.startsWith('A')) files.push(words[index + 1] ?? '');
    index += /^[RC]/.test(status) ? 2 : 1;
  }
  return files;
}

/** Returns the names in git's list of states and names; a rename has two. */
const namesIn = (words: readonly string[]): string[] =>
  words.map((word) => word.trim()).filter((word) => word !== '' && !/^[A-Z]\d*$/.test(word));
