import { list } from './formats.ts';

/** Fonts that the owner adds. */
export const fonts = {
  own: 'Your fonts',
  builtIn: 'Fonts of this program',
  /** Shows how a font looks in the list of those that were added. */
  sample: 'Sphinx of black quartz, judge my vow',
  empty: 'Add a font of your own as a WOFF2 file: drop it here, or choose it.',
  add: 'Add a font',
  checking: 'Checking the font…',
  confirm: 'Add font',
  name: 'Name',
  license: 'License',
  licenseHint:
    'Why may your website use it? For example “SIL Open Font License”, or the order number of your web license.',
  forbidden: 'The file says that websites may not use it. Ask whoever sold it for a web license.',
  oneWeight: 'It has one weight: browsers make bold words bolder themselves.',
  size: (size: string) => `Pages load ${size} of it.`,
  missingSigns: (signs: readonly string[]) => `It has no ${list(signs)}: these are shown in another font.`,
  added: (name: string) => `Added ${name}. Choose it above.`,
  remove: (name: string) => `Remove ${name}`,
  isUsed: (name: string) => `${name} is in use. Choose another font above first.`,
};

/** What the server says of fonts. */
export const serverFonts = {
  tooLarge: (file: string, megabytes: number) =>
    `“${file}” is larger than ${megabytes} MB. Choose a file with fewer letters: it’s usually called “Latin”.`,
  isTtf: (file: string) =>
    `“${file}” is a font for computers (TTF or OTF). Websites need WOFF2: download that from the font’s maker, or convert the file.`,
  isWoff: (file: string) => `“${file}” is an older WOFF file. Download the WOFF2 file from the font’s maker.`,
  isCollection: (file: string) => `“${file}” holds several fonts. Choose a WOFF2 file with one font.`,
  isZip: (file: string) => `“${file}” is a ZIP archive. Open it, and choose the WOFF2 file inside.`,
  isPage: (file: string) =>
    `“${file}” is a web page, not a font: the download went wrong. Download the font again, and choose that file.`,
  isOther: (file: string) => `“${file}” isn’t a font. Choose a file that ends in .woff2.`,
  damaged: (file: string) =>
    `“${file}” is damaged: it can’t be read to the end. Download it again, and choose that file.`,
  /** @param language of the texts that have the letters; absent: they're the same in all */
  lacks: (file: string, letters: readonly string[], language: string | undefined) => {
    const shown = letters.slice(0, 12);
    const more = letters.length > shown.length ? ` and ${letters.length - shown.length} more` : '';
    const who = language === undefined ? 'your texts' : `your texts in ${language}`;
    return `“${file}” doesn’t have all letters of ${who}: ${shown.join(', ')}${more} ${letters.length === 1 ? 'is' : 'are'} missing. Choose a file with more letters: it’s usually called “Latin” or “Latin Extended”.`;
  },
  fallbackName: 'My font',
  badName: 'Write a name of letters, digits and spaces, at most 40.',
  nameTaken: (name: string) => `There is a font “${name}” already. Write another name.`,
  noLicense: 'Write why your website may use this font.',
  folderIsLink:
    'The folder of the fonts leads elsewhere, so nothing is stored there. Ask your developer to make it a plain folder.',
  /** The reason is that of the operating system. */
  notWritten: (reason: string) => `The font can’t be saved: ${reason}. Check the free disk space and your permissions.`,
  /** Labels of steps in the history. */
  addStep: (name: string) => `Brand: font ${name} added`,
  removeStep: (name: string) => `Brand: font ${name} removed`,
  missing: (name: string) => `There is no font ${name}.`,
  removed: (name: string) => `Removed ${name}. You can undo this.`,
};
