import { ratioText } from '../../../theme/ratio-text.ts';
import type { InterfaceTexts } from '../texts.ts';
import { plural } from './formats.ts';

/** With the decimal comma: "4,5:1". */
const ratio = (value: number) => ratioText(value).replace('.', ',');

export const brand: InterfaceTexts['brand'] = {
  marks: {
    paper: 'Tekst',
    sand: 'Tekst',
    stone: 'Dæmpet tekst',
    white: 'Tekst',
    ink: 'Tekst',
    inkSoft: 'Sekundær tekst',
    inkFaint: 'Svag tekst',
    accent: 'Links',
    accentStrong: 'Links under musen',
    accentTint: 'Markeringer',
    data: 'Tal og diagrammer',
    dataMid: 'Diagrammer',
    dataTint: 'Lys tekst',
    danger: 'Fejlmeddelelser',
    line: 'Streger',
    lineStrong: 'Kanten på felter',
  },
  grounds: {
    paper: 'på siden',
    sand: 'på hver anden sektion',
    stone: 'på inaktive knapper',
    white: 'på felter og ark',
    ink: 'på den mørkeste baggrund',
    inkSoft: 'på mørkegrå',
    inkFaint: 'på grå',
    accent: 'på knappen',
    accentStrong: 'på knappen under musen',
    accentTint: 'på fremhævede mærkater',
    data: 'på mørke sektioner',
    dataMid: 'på diagrammer',
    dataTint: 'på tonede bokse',
    danger: 'på fejlmeddelelser',
    line: 'på streger',
    lineStrong: 'på kanter',
  },
  use: (mark, ground) => `${mark} ${ground}`,
  ratio,
  sampleLetters: 'Aa',
  sampleWords: 'Læs mere',
  pick: (field) => `Hent farven på skærmen: ${field}`,
  measured: (use, value, least) => `${use}: Kontrasten er ${ratio(value)} og skal være mindst ${ratio(least)}`,
  hardest: (measured) => `Sværest at læse: ${measured}.`,
  unreadable: 'Ikke gemt: Det er for svært at læse.',
  needs: (value, least) => `${ratio(value)}, skal være mindst ${ratio(least)}`,
  morePairs: plural({ one: 'Og # sted til.', other: 'Og # steder til.' }),
  takeColor: (color) => `Brug ${color}`,
  noShade: 'Ingen nuance af farven kan læses der. Gør først den anden farve meget lysere eller meget mørkere.',
};
