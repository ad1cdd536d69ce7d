/** The part of fontkit's API used here; the package has no types. */
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
    /** Code points with a glyph; may contain duplicates. */
    characterSet: number[];
    /** Tags of the OpenType features. */
    availableFeatures: string[];
    variationAxes: Record<string, { min: number; max: number }>;
    layout: (text: string, features?: Record<string, boolean>) => GlyphRun;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
  }

  export function create(bytes: Uint8Array): Font;
}
