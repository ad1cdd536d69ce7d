/** The part of fontkit that is used here; the package brings no types. */
declare module 'fontkit' {
  interface GlyphPath {
    transform: (xx: number, xy: number, yx: number, yy: number, x: number, y: number) => GlyphPath;
    toSVG: () => string;
  }

  interface GlyphRun {
    glyphs: { path: GlyphPath }[];
    positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  }

  export interface Font {
    unitsPerEm: number;
    capHeight: number;
    layout: (words: string) => GlyphRun;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
  }

  export function create(bytes: Uint8Array): Font;
}
