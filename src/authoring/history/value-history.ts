import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { diffLines } from 'diff';
import { stringify } from 'yaml';
import { parseYaml } from '../../content/parse/parse-yaml.ts';
import { compareData, type DataChange } from '../describe/compare-data.ts';
import { areAlike } from '../../data/match-items.ts';
import { historyReach, readVersions, type Reach } from '../translations/git-history.ts';
import { HISTORY_TIME_LIMIT_MS, readGit } from '../git/run-git.ts';
import { findPath, followBack } from './follow-path.ts';
import { valueAt } from '../../data/plain.ts';
import type { Path } from '../../data/path.ts';

/** A change of a value. */
export interface PastChange extends Partial<Omit<Revision, 'file'>> {
  /** The file and the path of the value after the change; without a commit, in the working tree. */
  file: string;
  path: Path;
  /** The value before and after; undefined if there was none. */
  before: unknown;
  after: unknown;
}

/** Who changed a value when, newest first. */
export interface ValueHistory {
  changes: PastChange[];
  /** How much history the repository has. */
  reach: Reach;
}

/** Where a value is in a version of a file; without a revision, in the working tree. */
interface Place {
  file: string;
  path: Path;
  data: unknown;
  revision?: Revision | undefined;
}

/**
 * Follows a value back through the commits of its file, through renames of the file, and through moves of the section or
 * item that contains it, within the file and from other files.
 * @param written the path as a person writes it: `sections.pricing.title`
 * @returns undefined if the file has no such value
 */
export async function valueHistory(root: string, file: string, written: string): Promise<ValueHistory | undefined> {
  const data = dataOf(file, readFileSync(join(root, file), 'utf8'));
  const path = findPath(data, written);
  return path && historyFrom(root, { file, path, data });
}

/** Like `valueHistory`, for a path as the content has it now. */
export const historyAt = (root: string, file: string, path: Path): Promise<ValueHistory> =>
  historyFrom(root, { file, path, data: dataOf(file, readFileSync(join(root, file), 'utf8')) });

async function historyFrom(root: string, place: Place): Promise<ValueHistory> {
  const reach = await historyReach(root);
  const revisions = reach === 'none' ? [] : await revisionsOf(root, place.file);
  return { changes: await changesFrom(root, place, revisions), reach };
}

/** Lists the lines that a change removed and added, as YAML, each with its sign. */
export const changedLines = ({ before, after }: Pick<PastChange, 'before' | 'after'>): string[] =>
  diffLines(toYaml(before), toYaml(after))
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) =>
      value
        .trimEnd()
        .split('\n')
        .map((line) => `${added ? '+' : '-'} ${line}`),
    );

const toYaml = (value: unknown): string => (value === undefined ? '' : stringify(value, { lineWidth: 0 }));

/** Reads a version; a value that can't be read counts as absent. */
const dataOf = (file: string, text: string | undefined): unknown =>
  text === undefined ? undefined : parseYaml({ file, text }).data;

/**
 * Lists the changes that lead to a place.
 * @param revisions the older versions of its file, newest first
 */
async function changesFrom(root: string, place: Place, revisions: readonly Revision[]): Promise<PastChange[]> {
  const versions = await readVersions(root, revisions.map(versionName));
  const changes: PastChange[] = [];
  let newer = place;
  for (const revision of revisions) {
    const data = dataOf(revision.file, versions.get(versionName(revision)));
    const { path, newItem } = followBack(data, newer.data, newer.path);
    if (newItem !== undefined) return [...changes, ...(await originOf(root, newer, newItem))];
    const older: Place = { file: revision.file, path, data, revision };
    changes.push(...changeBetween(older, newer));
    newer = older;
  }
  return [...changes, ...(await originOf(root, newer, itemDepth(newer.path)))];
}

const versionName = ({ commit, file }: Pick<Revision, 'commit' | 'file'>): string => `${commit}:./${file}`;

/** Length of the path to the innermost list item that contains a value; 0 if none does. */
const itemDepth = (path: Path): number => path.findLastIndex((step) => typeof step === 'number') + 1;

function changeBetween(older: Place | undefined, { file, path, data, revision }: Place): PastChange[] {
  const before = older && valueAt(older.data, older.path);
  const after = valueAt(data, path);
  if (isDeepStrictEqual(before, after)) return [];
  const { file: _file, ...origin } = revision ?? { file };
  return [{ ...origin, file, path, before, after }];
}

/**
 * Lists the changes up to the commit that brought a value into its file. Continues in another file if the item that
 * contains the value came from there.
 * @param depth length of the path to that item; 0 if no item contains the value
 */
async function originOf(root: string, newer: Place, depth: number): Promise<PastChange[]> {
  const { revision } = newer;
  const item = depth > 0 ? valueAt(newer.data, newer.path.slice(0, depth)) : undefined;
  const source = revision && item !== undefined ? await sourceOf(root, revision, item) : undefined;
  if (!revision || !source) return changeBetween(undefined, newer);
  const [last, ...revisions] = await revisionsOf(root, source.file, `${revision.commit}^`);
  const older: Place = { ...source, path: [...source.path, ...newer.path.slice(depth)], revision: last };
  return [...changeBetween(older, newer), ...(last ? await changesFrom(root, older, revisions) : [])];
}

/** Finds an item that a commit moved from another file: it's missing there afterwards. */
async function sourceOf(root: string, { commit, file }: Revision, item: unknown): Promise<Place | undefined> {
  const files = (await filesBefore(root, commit)).filter((other) => other !== file && other.endsWith('.yaml'));
  const before = (other: string) => `${commit}^:./${other}`;
  const after = (other: string) => `${commit}:./${other}`;
  const versions = await readVersions(
    root,
    files.flatMap((other) => [before(other), after(other)]),
  );
  const places = files.flatMap((other): Place[] => {
    const data = dataOf(other, versions.get(before(other)));
    const removed = compareData(data, dataOf(other, versions.get(after(other))) ?? {});
    return removed.flatMap((change) => placesIn(change, { file: other, data }));
  });
  return places.find((place) => areAlike(valueAt(place.data, place.path), item));
}

/** Returns the items that a change removed, or all items of a list that it removed. */
function placesIn(change: DataChange, { file, data }: Pick<Place, 'file' | 'data'>): Place[] {
  if (change.kind !== 'removed') return [];
  const path = change.before;
  const value = valueAt(data, path);
  if (Array.isArray(value)) return value.map((_item, index) => ({ file, data, path: [...path, index] }));
  return typeof path.at(-1) === 'number' ? [{ file, data, path }] : [];
}

/** A commit that changed a file. */
interface Revision {
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
async function revisionsOf(root: string, file: string, from = 'HEAD'): Promise<Revision[]> {
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
async function filesBefore(root: string, commit: string): Promise<string[]> {
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
