import type { ColorName } from '../../../theme/brand.ts';
import { ratioText } from '../../../theme/ratio-text.ts';
import { plural } from './formats.ts';

/** What is written or drawn in a color, as an owner sees it: "Text". */
const marks: Readonly<Record<ColorName, string>> = {
  paper: 'Text',
  sand: 'Text',
  stone: 'Quiet text',
  white: 'Text',
  ink: 'Text',
  inkSoft: 'Secondary text',
  inkFaint: 'Faint text',
  accent: 'Links',
  accentStrong: 'Links under the mouse',
  accentTint: 'Marks',
  data: 'Numbers and charts',
  dataMid: 'Charts',
  dataTint: 'Light text',
  danger: 'Error messages',
  line: 'Lines',
  lineStrong: 'Edges of fields',
};

/** Where something in a color as background stands: "on the button". */
const grounds: Readonly<Record<ColorName, string>> = {
  paper: 'on the page',
  sand: 'on every second section',
  stone: 'on disabled buttons',
  white: 'on fields and sheets',
  ink: 'on the darkest background',
  inkSoft: 'on dark gray',
  inkFaint: 'on gray',
  accent: 'on the button',
  accentStrong: 'on the button under the mouse',
  accentTint: 'on highlighted badges',
  data: 'on dark sections',
  dataMid: 'on charts',
  dataTint: 'on tinted boxes',
  danger: 'on error messages',
  line: 'on lines',
  lineStrong: 'on edges',
};

/** Colors and fonts of the site. */
export const brand = {
  marks,
  grounds,
  /** "Text on the button". */
  use: (mark: string, ground: string) => `${mark} ${ground}`,
  ratio: ratioText,
  /** Letters that show how a color looks on another. */
  sampleLetters: 'Aa',
  sampleWords: 'Read more',
  /** Takes a color from anywhere on the screen. */
  pick: (field: string) => `Pick ${field} from the screen`,
  measured: (use: string, value: number, least: number) =>
    `${use}: contrast ${ratioText(value)}, and ${ratioText(least)} is needed`,
  /** @param measured where two colors meet, and their contrast */
  hardest: (measured: string) => `Hardest to read: ${measured}.`,
  unreadable: 'Not saved: this is too hard to read.',
  needs: (value: number, least: number) => `${ratioText(value)}, needs ${ratioText(least)}`,
  morePairs: plural({ one: 'And # other place.', other: 'And # other places.' }),
  takeColor: (color: string) => `Use ${color}`,
  noShade: 'No shade of this color can be read there. Make the other color much lighter or much darker first.',
};
