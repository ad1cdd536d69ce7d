import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../ssg/files-in.ts';
import { createDirectoryCache, replaceLink } from '../../ssg/replace-file.ts';
import type { Shard } from './build-options.ts';

/** Contains the shards until they're merged. */
export const SHARDS_FOLDER = 'dist.shards';

const FACTS_FILE = 'shard.json';

/** Metadata of a finished shard. */
interface ShardFacts extends Shard {
  /** Hash of the build's sources: only shards of the same sources can be merged. */
  key: string;
}

/** Returns the folder of a shard; its output is in `files`. */
export const shardFolder = (root: string, { index, of }: Shard): string =>
  join(root, SHARDS_FOLDER, `${index}-of-${of}`);
export const shardFiles = (folder: string): string => join(folder, 'files');

/** Hashes a name to a number below a limit, the same on every machine. */
export const bucketOf = (name: string, limit: number): number =>
  Number.parseInt(hash('sha1', name).slice(0, 8), 16) % limit;

/** Returns whether a shard is responsible for a name; without shards, always. */
export const isInShard = (name: string, shard: Shard | undefined): boolean =>
  !shard || bucketOf(name, shard.of) === shard.index - 1;

/** Marks a shard as unfinished until `finishShard`. */
export const beginShard = (folder: string): void => rmSync(join(folder, FACTS_FILE), { force: true });

export const finishShard = (folder: string, facts: ShardFacts): void =>
  writeFileSync(join(folder, FACTS_FILE), JSON.stringify(facts));

/**
 * Merges all shards into a folder.
 * @returns why they can't be merged, if they can't
 */
export function mergeShards(root: string, target: string): string | undefined {
  const base = join(root, SHARDS_FOLDER);
  const folders = existsSync(base) ? readdirSync(base).map((name) => join(base, name)) : [];
  const finished = folders.filter((folder) => existsSync(join(folder, FACTS_FILE)));
  const problem = problemOf(finished.map(readFacts));
  if (problem) return problem;
  rmSync(target, { recursive: true, force: true });
  const pathIn = createDirectoryCache();
  for (const files of finished.map(shardFiles))
    for (const file of filesIn(files)) replaceLink(join(files, file), pathIn(target, file));
  return undefined;
}

const readFacts = (folder: string) => JSON.parse(readFileSync(join(folder, FACTS_FILE), 'utf8')) as ShardFacts; // written by `finishShard`

function problemOf(shards: readonly ShardFacts[]): string | undefined {
  const [first] = shards;
  if (!first) return `There are no shards in ${SHARDS_FOLDER}/.`;
  const { of, key } = first;
  if (shards.some((shard) => shard.of !== of))
    return `${SHARDS_FOLDER}/ holds shards of different numbers. Delete it and build them again.`;
  if (shards.some((shard) => shard.key !== key)) return 'The shards were not built from the same content and code.';
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter(
    (index) => !shards.some((shard) => shard.index === index),
  );
  return missing.length > 0 ? `Shards are missing: ${missing.map((index) => `${index}/${of}`).join(', ')}.` : undefined;
}
