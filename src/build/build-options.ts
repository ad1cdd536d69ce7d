import { parseArgs } from 'node:util';

/** One of several shards of a build. */
export interface Shard {
  /** Its number, starting at 1. */
  index: number;
  of: number;
}

/** Options of a build. */
export interface BuildOptions {
  /** Renders only this shard, into a folder of its own. */
  shard?: Shard | undefined;
  /** Merges the shards without rendering. */
  merge?: boolean | undefined;
  /** Keeps the previous build's assets for one release. */
  keepPrevious?: boolean | undefined;
  /** Refuses to build the live site while the content contains examples or has no form service. */
  production?: boolean | undefined;
}

export const BUILD_USAGE = 'Usage: npm run build -- [--production] [--keep-previous] [--shard 2/4 | --merge]';

/** Parses the arguments of the build command, or returns what is wrong with them. */
export function readBuildOptions(args: string[]): BuildOptions | { problem: string } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        shard: { type: 'string' },
        merge: { type: 'boolean' },
        'keep-previous': { type: 'boolean' },
        production: { type: 'boolean' },
      },
    });
    const { shard: word, merge, production, 'keep-previous': keepPrevious } = values;
    if (word === undefined) return { merge, keepPrevious, production };
    if (merge || keepPrevious)
      return { problem: `--shard renders one shard only; ${merge ? '--merge' : '--keep-previous'} is for the whole.` };
    const shard = readShard(word);
    return shard ? { shard, production } : { problem: `"${word}" is no shard: write 2/4 for the second of four.` };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function readShard(word: string): Shard | undefined {
  const [, index = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(word) ?? []).map(Number);
  return index >= 1 && index <= of ? { index, of } : undefined;
}
