import { joined, type Phrase, say, verbatim } from '../../../i18n/phrase.ts';
import { ALL_CHARACTERS } from '../../../theme/font-characters.ts';
import type { AddedFont } from '../../../theme/added-font.ts';
import { fallbacksOf, FONT_NAMES, FONTS, knownFont } from '../../../theme/fonts.ts';
import { type FileFinding, quote } from '../../diagnostics/diagnostic.ts';
import { named } from '../../diagnostics/in-forms.ts';
import { isTextField, type FileField, type TextField } from '../../validate/walk-schema.ts';
import type { CheckContext } from './check-context.ts';

/** Scripts that a message can name. Letters of another script are reported without its name. */
const SCRIPTS = [
  'Arabic',
  'Armenian',
  'Bengali',
  'Cyrillic',
  'Devanagari',
  'Georgian',
  'Greek',
  'Han',
  'Hangul',
  'Hebrew',
  'Hiragana',
  'Katakana',
  'Latin',
  'Tamil',
  'Thai',
].map((name) => ({ name, pattern: new RegExp(String.raw`\p{Script=${name}}`, 'u') }));

/** How many letters a message shows. */
const SHOWN_LETTERS = 8;

/** The fonts that every system has, as a list in words. */
const SYSTEM_FONTS = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
  FONT_NAMES.filter((name) => !('outlines' in FONTS[name])),
);

const NOT_ASCII = /\P{ASCII}/u;

/** A letter that the fonts lack. The characters are written by their codes, since some have a meaning in a pattern. */
const LACKING = new RegExp(
  String.raw`[\p{L}--[${[...ALL_CHARACTERS].map((one) => String.raw`\u{${one.codePointAt(0)?.toString(16)}}`).join('')}]]`,
  'gv',
);

/** The letters of a text that the site's fonts lack. Whole letters: `é` counts as one, however it's encoded. */
const lackingIn = (text: string): string[] =>
  NOT_ASCII.test(text) ? (text.normalize('NFC').match(LACKING) ?? []) : [];

/** Returns whether a text may have letters that the site's fonts lack. */
export const mayLackLetters = (value: object): boolean =>
  Object.values(value).some((text) => typeof text === 'string' && lackingIn(text).length > 0);

/** Fields that lack no letter. A field of a file that stays the same isn't looked at again. */
const COMPLETE = new WeakSet<FileField>();

/** The letters of one script that the fonts lack. */
interface Lack {
  letters: Set<string>;
  /** The first text that has some. */
  first: { file: string; path: FileFinding['path']; excerpt: string };
  texts: number;
}

/**
 * Creates the check of letters that the site's fonts lack: one warning per script, at the first text. Browsers show such
 * letters in another font, and share images leave them out.
 */
export function createFontLettersCheck({ checked }: CheckContext) {
  const lacks = new Map<string, Lack>();
  const brand = checked.singles.brand?.value;
  const { addedFonts = [] } = brand ?? {};
  const bundled = (brand ? Object.values(brand.fonts) : []).flatMap((name) => bundledFont(name, addedFonts) ?? []);
  /** Letters that all of them have, though not all sites' fonts do. */
  const further = new Set(
    [...(bundled[0]?.letters ?? '')].filter((letter) => bundled.every(({ letters }) => letters.includes(letter))),
  );
  return {
    see(field: FileField): void {
      if (bundled.length === 0 || !isTextField(field) || COMPLETE.has(field)) return;
      if (mayLackLetters(field.value)) addLacks(lacks, field, further);
      else COMPLETE.add(field);
    },
    findings: (): FileFinding[] =>
      [...lacks].map(([script, lack]) =>
        describe(
          script,
          lack,
          bundled.map(({ fallback }) => fallback),
        ),
      ),
  };
}

/** A font whose files the site has. */
interface BundledFont {
  /** The kind of the system's fonts that stand in for it. */
  fallback: string;
  /** Letters that it has beyond those of the program's fonts. */
  letters: string;
}

/** Returns a font whose files the site has; `undefined` for one of the system. */
function bundledFont(name: string, addedFonts: readonly AddedFont[]): BundledFont | undefined {
  const added = addedFonts.find((one) => one.name === name);
  if (!added && !knownFont(name)?.outlines) return undefined;
  return { fallback: fallbacksOf(name, addedFonts).at(-1) ?? '', letters: added?.letters ?? '' };
}

function addLacks(lacks: Map<string, Lack>, { file, path, value }: TextField, further: ReadonlySet<string>): void {
  for (const [key, text] of Object.entries(value)) {
    const seen = new Set<string>();
    for (const letter of lackingIn(text)) {
      if (further.has(letter)) continue;
      const script = SCRIPTS.find(({ pattern }) => pattern.test(letter))?.name ?? '';
      const lack = lacks.get(script) ?? {
        letters: new Set(),
        first: { file, path: [...path, key], excerpt: letter },
        texts: 0,
      };
      lacks.set(script, lack);
      lack.letters.add(letter);
      if (!seen.has(script)) lack.texts += 1;
      seen.add(script);
    }
  }
}

/** The name of a script before a word, with a space. */
const nameOf = (script: string): Phrase => verbatim(script === '' ? '' : `${script} `);

function describe(script: string, { letters, first, texts }: Lack, fallbacks: readonly string[]): FileFinding {
  const few = [...letters].slice(0, SHOWN_LETTERS);
  const message = (quoted: (letter: string) => Phrase) => {
    const list = joined(few.map(quoted), ', ');
    const more = letters.size - SHOWN_LETTERS;
    const shownLetters = more > 0 ? say`${list} and ${more} more` : list;
    const lacking =
      letters.size === 1
        ? say`The fonts of the site lack the ${nameOf(script)}letter ${shownLetters}.`
        : say`The fonts of the site lack the ${nameOf(script)}letters ${shownLetters}.`;
    return texts > 1 ? say`${lacking} ${texts} texts have such letters; this is the first.` : lacking;
  };
  const kinds = [...new Set(fallbacks)].join(' or ');
  const shown = `Browsers show them in the system's ${kinds} font`;
  return {
    ...first,
    severity: 'warning',
    message: message((letter) => verbatim(quote(letter))).english,
    hint: `${shown}, and share images drop them or their accents. Set the fonts in content/brand.yaml to ${SYSTEM_FONTS}, or add the letters to the site's fonts (docs/authoring.md, "Fonts").`,
    form: {
      message: message(named),
      hint: say`Browsers show them in the system's ${verbatim(kinds)} font, and pictures of shared links drop them or their accents. Choose ${verbatim(SYSTEM_FONTS)} as the fonts in content/brand.yaml, or ask your developer to add the letters to the fonts of the site.`,
    },
  };
}
