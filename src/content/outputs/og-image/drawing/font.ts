import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { FONTS_FOLDER, outlineFiles } from '../../../../theme/added-font.ts';
import { FONTS, knownFont } from '../../../../theme/fonts.ts';
import { siteBrand } from '../../design-tokens.ts';

const ROOT = join(import.meta.dirname, '../../../../..');

/** The outlines of the fonts that every site has. */
const OWN_FOLDER = join(ROOT, 'src/styles/fonts');

/** A drawn word: its outline in font units with the baseline starting at 0, 0, and its width in ems. */
export interface DrawnWord {
  outline: string;
  width: number;
}

/** A typeface that can measure and draw words. */
export interface Typeface {
  /** Font units per em. */
  unitsPerEm: number;
  /** Height of a capital letter, in ems. */
  capHeight: number;
  /** Width of a space, in ems. */
  space: number;
  draw: (word: string) => DrawnWord;
}

/** Space between two letters of headings, in ems. */
const DISPLAY_TRACKING = -0.012;

/** The typefaces of the brand by role, each loaded on first use. */
export const TYPEFACES = {
  display: () => openFace(outlinesOf(siteBrand().fonts.display).regular, DISPLAY_TRACKING),
  text: () => openFace(outlinesOf(siteBrand().fonts.text).regular, 0),
  strong: () => openFace(outlinesOf(siteBrand().fonts.text).strong, 0),
};

/** Returns the files of a font's outlines. A system font, which the site has no file of, falls back to another. */
function outlinesOf(name: string): { regular: string; strong: string } {
  const added = siteBrand().addedFonts?.find((one) => one.name === name);
  const { regular, strong } = added
    ? outlineFiles(added)
    : (knownFont(name)?.outlines ?? FONTS['Schibsted Grotesk'].outlines);
  const folder = added ? join(ROOT, FONTS_FOLDER) : OWN_FOLDER;
  return { regular: join(folder, regular), strong: join(folder, strong) };
}

/** Splits a line into words, also at no-break spaces. */
export const wordsOf = (line: string): string[] => line.split(/[ \u00a0]+/).filter((word) => word !== '');

/** Returns the width of words set in one line, in ems. */
export function widthOf(line: string, face: Typeface): number {
  const words = wordsOf(line);
  return words.reduce((sum, word) => sum + face.draw(word).width, Math.max(words.length - 1, 0) * face.space);
}

/** Typefaces that were opened, by file and tracking. */
const opened = new Map<string, Typeface>();

function openFace(file: string, tracking: number): Typeface {
  const key = `${file} ${tracking}`;
  const face = opened.get(key) ?? createFace(create(readFileSync(file)), tracking);
  opened.set(key, face);
  return face;
}

/** @param tracking space between two letters, in ems */
function createFace(font: Font, tracking: number): Typeface {
  const { unitsPerEm, capHeight } = font;
  const drawn = new Map<string, DrawnWord>();
  const draw = (word: string) => {
    const found = drawn.get(word) ?? drawWord(word, font, tracking);
    drawn.set(word, found);
    return found;
  };
  return { unitsPerEm, capHeight: capHeight / unitsPerEm, space: draw(' ').width, draw };
}

function drawWord(word: string, font: Font, tracking: number): DrawnWord {
  const { glyphs, positions } = font.layout(settable(word, font));
  let pen = 0;
  const outline = glyphs.map(({ path }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
    const own = path.transform(1, 0, 0, -1, pen + xOffset, -yOffset).toSVG();
    pen += xAdvance + tracking * font.unitsPerEm;
    return own;
  });
  return { outline: outline.join(''), width: pen / font.unitsPerEm };
}

/**
 * Reduces a word to letters in the font: an unknown letter loses its accent, a character without a letter is dropped.
 */
function settable(word: string, font: Font): string {
  const known = (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  return [...word.normalize('NFC')]
    .map((sign) => (known(sign) ? sign : [...sign.normalize('NFD')].filter(known).join('')))
    .join('');
}
