/** A font that the owner has added. Its files are in `content/fonts/`. */
export interface AddedFont {
  /** Its name in CSS, and in lists. */
  name: string;
  /** The beginning of the names of its files. */
  file: string;
  /** Its weights, if it has several: `400 700`. */
  weights?: string | undefined;
  /** Whether rarer letters are in a file of their own. */
  rarer?: boolean | undefined;
  /** The font of the system that stands in for it, scaled so that texts take the same room, in percent. */
  fallback: { kind: 'serif' | 'sans-serif'; size: number; ascent: number; descent: number; gap: number };
  /** Letters that it has beyond those of the site's own fonts. */
  letters?: string | undefined;
  /** Characters of the site's own fonts that it lacks. */
  lacks?: string | undefined;
  /** Why the site may use it. */
  license: string;
}

/** The folder of the added fonts, relative to the project root. */
export const FONTS_FOLDER = 'content/fonts';

/** Fonts of every system, by kind; the first is that of Windows and macOS. */
const LOCAL_FONTS = {
  serif: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  'sans-serif': ['Arial', 'Liberation Sans', 'Roboto', 'Arimo'],
};

/** The name of the font that stands in for an added one until it has loaded. */
export const fallbackName = ({ name }: Pick<AddedFont, 'name'>): string => `${name} Fallback`;

/** The files of an added font that browsers load; the first has what most pages need. */
export const webFiles = ({ file, rarer = false }: Pick<AddedFont, 'file' | 'rarer'>): string[] =>
  [file, ...(rarer ? [`${file}-rarer`] : [])].map((name) => `${name}.woff2`);

/** The files of an added font whose outlines are drawn in the pictures of shared links: regular and semibold. */
export const outlineFiles = ({ file, weights }: Pick<AddedFont, 'file' | 'weights'>) => ({
  regular: `${file}-400.ttf`,
  strong: weights === undefined ? `${file}-400.ttf` : `${file}-600.ttf`,
});

/** All files of an added font. */
export const filesOfFont = (font: Pick<AddedFont, 'file' | 'rarer' | 'weights'>): string[] => [
  ...new Set([...webFiles(font), ...Object.values(outlineFiles(font))]),
];

/** Writes characters as the value of `unicode-range`: `U+3C, U+5B-5E`. */
export function unicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((one) => one.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const code of codes) {
    const range = ranges.at(-1);
    if (range && range[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',');
}

/**
 * Returns the font faces of an added font, and of what stands in for it, as CSS.
 * @param address returns where a file is loaded from
 * @param rarerCharacters those of the second file
 */
export function fontFaces(font: AddedFont, address: (file: string) => string, rarerCharacters: string): string {
  const { name, weights, fallback } = font;
  const weight = weights === undefined ? '' : `font-weight:${weights};`;
  const own = webFiles(font).map((file, index) => {
    const range = index === 0 ? '' : `unicode-range:${unicodeRange(rarerCharacters)};`;
    return `@font-face{font-family:'${name}';src:url('${address(file)}');${weight}font-display:swap;${range}}`;
  });
  const sources = LOCAL_FONTS[fallback.kind].map((local) => `local('${local}')`).join(',');
  const { size, ascent, descent, gap } = fallback;
  const metrics = `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${gap}%;`;
  return `${own.join('')}@font-face{font-family:'${fallbackName(font)}';src:${sources};${metrics}}`;
}
