import { ALL_CHARACTERS, BASE_CHARACTERS, EXTENDED_CHARACTERS } from '../../../theme/font-characters.ts';
import { runWorker } from '../run-worker.ts';

/** Longest time that reading a font may take, in milliseconds. */
const FONT_LIMIT_MS = 20_000;

/** Most memory of the thread that reads a font, in megabytes. */
const MAX_MEMORY_MB = 512;

const WORKER = new URL('./make-font.worker.mjs', import.meta.url);

/**
 * OpenType features to keep: those that browsers apply by default and that the texts use, and `tnum`, which the stylesheets
 * enable.
 */
const FEATURES = ['kern', 'liga', 'calt', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl', 'rlig', 'init', 'medi', 'fina'];

/** The weights that pages use, and those of the pictures of shared links. */
const PAGE_WEIGHTS = { min: 400, max: 700 };
const OUTLINE_WEIGHTS = { regular: 400, strong: 600 };

/** A file that's made of a font. */
export interface MadeFile {
  /** What its name ends with: `.woff2`, `-600.ttf`. */
  name: string;
  data: Uint8Array;
}

/** What a font says of itself, and the files that are made of it. */
export interface MadeFont {
  family: string;
  license: string;
  /** Whether the file says that no page may contain it. */
  isForbidden: boolean;
  characters: string;
  /** Absent for a font of one weight. */
  weights?: { min: number; max: number };
  /** Panose's number of the serifs; 0 if the font doesn't say. */
  serifStyle: number;
  /** Widths of the small letters and the space, in ems. */
  widths: Readonly<Record<string, number>>;
  /** In ems. */
  ascent: number;
  descent: number;
  gap: number;
  files: MadeFile[];
}

/**
 * Reads a font, and makes what the site serves of it. Rejects if it can't be read.
 * @param more characters for the first file beyond those of the site's own fonts
 */
export async function makeFont(bytes: Uint8Array, more: string): Promise<MadeFont> {
  const outlines = ALL_CHARACTERS + more;
  const files = [
    { name: '.woff2', characters: BASE_CHARACTERS + more, weight: PAGE_WEIGHTS, format: 'woff2' },
    { name: '-rarer.woff2', characters: EXTENDED_CHARACTERS, weight: PAGE_WEIGHTS, format: 'woff2' },
    { name: '-400.ttf', characters: outlines, weight: OUTLINE_WEIGHTS.regular, format: 'truetype' },
    { name: '-600.ttf', characters: outlines, weight: OUTLINE_WEIGHTS.strong, format: 'truetype' },
  ];
  const made = await runWorker<MadeFont>(WORKER, {
    data: { bytes, files, features: FEATURES },
    limitMs: FONT_LIMIT_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  const has = new Set(made.characters);
  const isNeeded = ({ name }: MadeFile) =>
    (name !== '-rarer.woff2' || [...EXTENDED_CHARACTERS].some((one) => has.has(one))) &&
    (name !== '-600.ttf' || made.weights !== undefined);
  return { ...made, files: made.files.filter(isNeeded) };
}
