import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

const FOLDER = join(import.meta.dirname, '../../styles/fonts');

/** A font of the identity that can measure words and draw them as outlines. */
export interface Face {
  /** Height of a capital letter, in ems. */
  capHeight: number;
  /** Width of words set in one line, in ems. */
  widthOf: (words: string) => number;
  /** The outlines of words as path data, their baseline beginning at x, y. */
  outline: (words: string, x: number, y: number, size: number) => string;
}

/** The faces by their part; each is read when it is first needed. */
export const FACES = {
  display: onDemand('hedvig-letters-serif.ttf', -0.012),
  text: onDemand('schibsted-grotesk-400.ttf', 0),
  strong: onDemand('schibsted-grotesk-600.ttf', 0),
};

function onDemand(file: string, tracking: number): () => Face {
  let face: Face | undefined;
  return () => (face ??= createFace(create(readFileSync(join(FOLDER, file))), tracking));
}

/** @param tracking room between two letters, in ems */
function createFace(font: Font, tracking: number): Face {
  const em = font.unitsPerEm;
  const widths = new Map<string, number>();
  const measure = (words: string) =>
    font.layout(settable(words, font)).positions.reduce((sum, { xAdvance }) => sum + xAdvance / em + tracking, 0);
  return {
    capHeight: font.capHeight / em,
    widthOf: (words) => {
      const width = widths.get(words) ?? measure(words);
      widths.set(words, width);
      return width;
    },
    outline: (words, x, y, size) => {
      const { glyphs, positions } = font.layout(settable(words, font));
      const scale = size / em;
      let pen = x;
      return glyphs
        .map(({ path }, index) => {
          const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
          const outline = path.transform(scale, 0, 0, -scale, pen + xOffset * scale, y - yOffset * scale).toSVG();
          pen += xAdvance * scale + tracking * size;
          return outline;
        })
        .join('');
    },
  };
}

/** The words as far as the font has letters for them: an unknown letter loses its accent, and a sign without a letter goes. */
function settable(words: string, font: Font): string {
  const known = (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  return [...words.normalize('NFC')].map((sign) => (known(sign) ? sign : [...sign.normalize('NFD')].filter(known).join(''))).join('');
}
