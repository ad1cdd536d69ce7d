import { fallbackName, type AddedFont } from './added-font.ts';

/** A font that the brand may name. */
export interface Font {
  /** Fallback fonts until it has loaded, or if it isn't available. */
  fallback: readonly string[];
  /** Font files in `src/styles/fonts` for rendered images: regular and semibold; absent for system fonts. */
  outlines?: { regular: string; strong: string };
}

/** Fonts by their CSS name: two that the site serves, and some system fonts. */
export const FONTS = {
  'Hedvig Letters Serif': {
    fallback: ["'Hedvig Fallback'", 'serif'],
    outlines: { regular: 'hedvig-letters-serif.ttf', strong: 'hedvig-letters-serif.ttf' },
  },
  'Schibsted Grotesk': {
    fallback: ["'Schibsted Fallback'", 'sans-serif'],
    outlines: { regular: 'schibsted-grotesk-400.ttf', strong: 'schibsted-grotesk-600.ttf' },
  },
  Georgia: { fallback: ["'Times New Roman'", 'serif'] },
  Arial: { fallback: ["'Liberation Sans'", 'sans-serif'] },
  Verdana: { fallback: ["'DejaVu Sans'", 'sans-serif'] },
} as const satisfies Record<string, Font>;

/** Names of the fonts that every site has. */
export const FONT_NAMES = Object.keys(FONTS) as [FontName, ...FontName[]]; // keys of the object above

type FontName = keyof typeof FONTS;

/** Returns a font that every site has; `undefined` for the name of another one. */
export const knownFont = (name: string): Font | undefined =>
  Object.hasOwn(FONTS, name) ? FONTS[name as FontName] : undefined;

/** Returns the fonts of the system that stand in for a font. */
export function fallbacksOf(name: string, added: readonly AddedFont[] = []): readonly string[] {
  const own = added.find((one) => one.name === name);
  return own ? [`'${fallbackName(own)}'`, own.fallback.kind] : (knownFont(name)?.fallback ?? ['sans-serif']);
}

/** The value of `font-family` for a font. */
export const fontStack = (name: string, added: readonly AddedFont[] = []): string =>
  [`'${name}'`, ...fallbacksOf(name, added)].join(', ');
