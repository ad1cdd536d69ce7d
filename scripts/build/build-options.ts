import { parseArgs } from 'node:util';

/** One of several shards of a build. */
export interface Shard {
  /** Which one, counted from 1. */
  index: number;
  of: number;
}

/** What a build is asked to do. */
export interface BuildOptions {
  /** Only this shard is rendered, into a folder of its own. */
  shard?: Shard | undefined;
  /** Nothing is rendered; the shards are merged. */
  merge?: boolean | undefined;
  /** The assets of the build before are kept for one release. */
  keepPrevious?: boolean | undefined;
}

export const BUILD_USAGE = 'Usage: npm run build -- [--keep-previous] [--shard 2/4 | --merge]';

/** Reads the words of the build command, or says what is wrong with them. */
export function readBuildOptions(words: string[]): BuildOptions | { problem: string } {
  try {
    const { values } = parseArgs({
      args: words,
      options: { shard: { type: 'string' }, merge: { type: 'boolean' }, 'keep-previous': { type: 'boolean' } },
    });
    const { shard: word, merge, 'keep-previous': keepPrevious } = values;
    if (word === undefined) return { merge, keepPrevious };
    if (merge || keepPrevious)
      return { problem: `--shard renders one shard only; ${merge ? '--merge' : '--keep-previous'} is for the whole.` };
    const shard = readShard(word);
    return shard ? { shard } : { problem: `"${word}" is no shard: write 2/4 for the second of four.` };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function readShard(word: string): Shard | undefined {
  const [, index = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(word) ?? []).map(Number);
  return index >= 1 && index <= of ? { index, of } : undefined;
}
