import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../ssg/files-in.ts';
import { pathNumber } from '../ssg/path-number.ts';
import { createPaths, linkAnew } from '../ssg/put-file.ts';
import type { Share } from './build-options.ts';

/** Where shares lie until they are joined. */
export const SHARES_FOLDER = 'dist.shards';

const FACTS_FILE = 'share.json';

/** What a share tells of itself. */
interface ShareFacts extends Share {
  /** Stands for the sources of the build: only shares of the same make a whole. */
  key: string;
}

/** The folder of a share; its files stand below `files`. */
export const shareFolder = (root: string, { index, of }: Share): string =>
  join(root, SHARES_FOLDER, `${index}-of-${of}`);
export const shareFiles = (folder: string): string => join(folder, 'files');

/** Whether something of that name is done by a share; without a share, everything is. */
export const isOwn = (name: string, share: Share | undefined): boolean =>
  !share || pathNumber(name) % share.of === share.index - 1;

/** Says that a share is not finished, until `finishShare`. */
export const beginShare = (folder: string): void => rmSync(join(folder, FACTS_FILE), { force: true });

export const finishShare = (folder: string, facts: ShareFacts): void =>
  writeFileSync(join(folder, FACTS_FILE), JSON.stringify(facts));

/**
 * Joins all shares in a folder.
 * @returns why they can not be joined, if they can not
 */
export function joinShares(root: string, target: string): string | undefined {
  const base = join(root, SHARES_FOLDER);
  const folders = existsSync(base) ? readdirSync(base).map((name) => join(base, name)) : [];
  const shares = folders
    .filter((folder) => existsSync(join(folder, FACTS_FILE)))
    .map((folder) => ({ folder, facts: readFacts(folder) }));
  const problem = problemOf(shares.map(({ facts }) => facts));
  if (problem) return problem;
  rmSync(target, { recursive: true, force: true });
  const pathIn = createPaths();
  for (const files of shares.map(({ folder }) => shareFiles(folder)))
    for (const file of filesIn(files)) linkAnew(join(files, file), pathIn(target, file));
  return undefined;
}

const readFacts = (folder: string) => JSON.parse(readFileSync(join(folder, FACTS_FILE), 'utf8')) as ShareFacts; // written by `finishShare`

function problemOf(shares: readonly ShareFacts[]): string | undefined {
  const [first] = shares;
  if (!first) return `There are no shares in ${SHARES_FOLDER}/.`;
  const { of, key } = first;
  if (shares.some((share) => share.of !== of))
    return `${SHARES_FOLDER}/ holds shares of different numbers. Delete it and build them anew.`;
  if (shares.some((share) => share.key !== key)) return 'The shares were not built from the same content and code.';
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter(
    (index) => !shares.some((share) => share.index === index),
  );
  return missing.length > 0 ? `Shares are missing: ${missing.map((index) => `${index}/${of}`).join(', ')}.` : undefined;
}
