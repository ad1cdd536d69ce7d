import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

const FOLDER = join(import.meta.dirname, '../../styles/fonts');

/** A word as it is drawn: its outline in units of the font, the baseline beginning at 0, 0, and its width in ems. */
export interface DrawnWord {
  outline: string;
  width: number;
}

/** A font of the identity that can measure words and draw them. */
export interface Face {
  /** Units of an outline in an em. */
  unitsPerEm: number;
  /** Height of a capital letter, in ems. */
  capHeight: number;
  /** Width of a space, in ems. */
  space: number;
  draw: (word: string) => DrawnWord;
}

/** The faces by their part; each is read when it is first needed. */
export const FACES = {
  display: onDemand('hedvig-letters-serif.ttf', -0.012),
  text: onDemand('schibsted-grotesk-400.ttf', 0),
  strong: onDemand('schibsted-grotesk-600.ttf', 0),
};

/** The words of a line; a space that does not break parts them too. */
export const wordsOf = (line: string): string[] => line.split(/[ \u00a0]+/).filter((word) => word !== '');

/** Width of words set in one line, in ems. */
export function widthOf(line: string, face: Face): number {
  const words = wordsOf(line);
  return words.reduce((sum, word) => sum + face.draw(word).width, Math.max(words.length - 1, 0) * face.space);
}

function onDemand(file: string, tracking: number): () => Face {
  let face: Face | undefined;
  return () => (face ??= createFace(create(readFileSync(join(FOLDER, file))), tracking));
}

/** @param tracking room between two letters, in ems */
function createFace(font: Font, tracking: number): Face {
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

/** The word as far as the font has letters for it: an unknown letter loses its accent, and a sign without a letter goes. */
function settable(word: string, font: Font): string {
  const known = (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  return [...word.normalize('NFC')]
    .map((sign) => (known(sign) ? sign : [...sign.normalize('NFD')].filter(known).join('')))
    .join('');
}
