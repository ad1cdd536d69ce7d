import { parseArgs } from 'node:util';
import { isDay } from '../schema/schedule.ts';

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
  /** Builds the site as of this calendar day, `2026-12-24`. Default: today in the site's time zone. */
  date?: string | undefined;
  /** Builds a preview with drafts, which search engines don't index. */
  drafts?: boolean | undefined;
  /** Writes a page at each old address that leads to the new one, for hosts that serve files only. */
  staticRedirects?: boolean | undefined;
  /** Compresses with less effort: files are 10 % larger, and a small site takes about half of the time. For trials. */
  quick?: boolean | undefined;
}

export const BUILD_USAGE =
  'Usage: npm run build -- [--production | --drafts] [--date 2026-12-24] [--static-redirects] [--quick] [--keep-previous] [--shard 2/4 | --merge]';

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
        date: { type: 'string' },
        drafts: { type: 'boolean' },
        'static-redirects': { type: 'boolean' },
        quick: { type: 'boolean' },
      },
    });
    const { shard: word, merge, 'keep-previous': keepPrevious, 'static-redirects': staticRedirects } = values;
    const { production, drafts, date, quick } = values;
    const content = { production, drafts, date, staticRedirects, quick };
    if (production && quick) return { problem: '--quick compresses less, which is not for production.' };
    if (production && drafts) return { problem: '--drafts makes a preview, which is not for production.' };
    if (date !== undefined && !isDay(date))
      return { problem: `"${date}" is no day: write year, month and day, for example 2026-12-24.` };
    if (merge && (drafts || date !== undefined))
      return { problem: '--merge renders nothing; write --drafts and --date where the shards are built.' };
    if (word === undefined) return { merge, keepPrevious, ...content };
    if (merge || keepPrevious)
      return { problem: `--shard renders one shard only; ${merge ? '--merge' : '--keep-previous'} is for the whole.` };
    const shard = readShard(word);
    return shard ? { shard, ...content } : { problem: `"${word}" is no shard: write 2/4 for the second of four.` };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function readShard(word: string): Shard | undefined {
  const [, index = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(word) ?? []).map(Number);
  return index >= 1 && index <= of ? { index, of } : undefined;
}
