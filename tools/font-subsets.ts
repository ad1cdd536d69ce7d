import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { ALL_CHARACTERS, BASE_CHARACTERS, EXTENDED_CHARACTERS } from '../src/theme/font-characters.ts';

const FOLDER = 'src/styles/fonts';

/** A variable font of the brand, as packaged. */
export interface SourceFont {
  name: string;
  path: string;
  axes: Axes;
}

type Axes = Record<string, number | { min: number; max: number }>;

/**
 * A file that `npm run generate:fonts` writes: `.woff2` for the browser, `.ttf` of one weight for Open Graph images.
 */
export interface SubsetFile {
  from: SourceFont;
  to: string;
  characters: string;
  /** Set if it differs from the source's. */
  axes?: Axes;
}

const HEDVIG: SourceFont = {
  name: 'Hedvig Letters Serif',
  path: 'node_modules/@fontsource-variable/hedvig-letters-serif/files/hedvig-letters-serif-latin-opsz-normal.woff2',
  axes: { opsz: 24 },
};

const SCHIBSTED: SourceFont = {
  name: 'Schibsted Grotesk',
  path: 'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
};

export const SOURCE_FONTS: readonly SourceFont[] = [HEDVIG, SCHIBSTED];

/**
 * OpenType features to keep: those that browsers apply by default and that the texts use (`kern`, `liga`, `calt`), and
 * `tnum`, which the stylesheets enable. Neither font has `lnum`, because its figures are lining figures.
 */
export const FEATURES = ['kern', 'liga', 'calt', 'tnum'];

export const SUBSET_FILES: readonly SubsetFile[] = [
  { from: HEDVIG, to: `${FOLDER}/hedvig.woff2`, characters: BASE_CHARACTERS },
  { from: HEDVIG, to: `${FOLDER}/hedvig-extended.woff2`, characters: EXTENDED_CHARACTERS },
  { from: SCHIBSTED, to: `${FOLDER}/schibsted.woff2`, characters: BASE_CHARACTERS },
  { from: SCHIBSTED, to: `${FOLDER}/schibsted-extended.woff2`, characters: EXTENDED_CHARACTERS },
  { from: HEDVIG, to: `${FOLDER}/hedvig-letters-serif.ttf`, characters: ALL_CHARACTERS },
  { from: SCHIBSTED, to: `${FOLDER}/schibsted-grotesk-400.ttf`, characters: ALL_CHARACTERS, axes: { wght: 400 } },
  { from: SCHIBSTED, to: `${FOLDER}/schibsted-grotesk-600.ttf`, characters: ALL_CHARACTERS, axes: { wght: 600 } },
];

/** Creates the bytes of a file from its packaged font. */
export async function subsetOf({ from, to, characters, axes = from.axes }: SubsetFile): Promise<Uint8Array> {
  const options = {
    targetFormat: to.endsWith('.ttf') ? ('truetype' as const) : ('woff2' as const), // the types require literals
    variationAxes: axes,
    keepFeatures: FEATURES, // missing in the package's older types
  };
  return subsetFont(await readFile(from.path), characters, options);
}
