import type { InterfaceTexts } from '../texts.ts';
import { list } from './formats.ts';

export const fonts: InterfaceTexts['fonts'] = {
  own: 'Dine skrifttyper',
  builtIn: 'Programmets skrifttyper',
  sample: 'Quizdeltagerne spiste jordbær med fløde på Ærø',
  empty: 'Tilføj din egen skrifttype som WOFF2-fil: Slip den her, eller vælg den.',
  add: 'Tilføj en skrifttype',
  checking: 'Tjekker skrifttypen…',
  confirm: 'Tilføj skrifttype',
  name: 'Navn',
  license: 'Licens',
  licenseHint:
    'Hvorfor må din hjemmeside bruge den? For eksempel »SIL Open Font License« eller ordrenummeret på din weblicens.',
  forbidden: 'I filen står, at hjemmesider ikke må bruge den. Bed forhandleren om en weblicens.',
  oneWeight: 'Den har kun én tykkelse: Browseren gør selv ord med fed skrift federe.',
  size: (size) => `Siderne henter ${size} af den.`,
  missingSigns: (signs) => `Den har ikke ${list(signs)}: De vises i en anden skrifttype.`,
  added: (name) => `${name} er tilføjet. Vælg den ovenfor.`,
  remove: (name) => `Fjern ${name}`,
  isUsed: (name) => `${name} er i brug. Vælg først en anden skrifttype ovenfor.`,
};

/** What the server says of fonts. */
export const serverFonts: InterfaceTexts['server']['fonts'] = {
  tooLarge: (file, megabytes) =>
    `»${file}« er større end ${megabytes} MB. Vælg en fil med færre bogstaver: Den hedder som regel »Latin«.`,
  isTtf: (file) =>
    `»${file}« er en skrifttype til computere (TTF eller OTF). Hjemmesider skal bruge WOFF2: Hent den fil, hvor du fik skrifttypen, eller konvertér filen.`,
  isWoff: (file) => `»${file}« er en ældre WOFF-fil. Hent WOFF2-filen, hvor du fik skrifttypen.`,
  isCollection: (file) => `»${file}« indeholder flere skrifttyper. Vælg en WOFF2-fil med én skrifttype.`,
  isZip: (file) => `»${file}« er en ZIP-fil. Pak den ud, og vælg WOFF2-filen i den.`,
  isPage: (file) =>
    `»${file}« er en webside og ikke en skrifttype: Noget gik galt, da den blev hentet. Hent skrifttypen igen, og vælg den fil.`,
  isOther: (file) => `»${file}« er ikke en skrifttype. Vælg en fil, der ender på .woff2.`,
  damaged: (file) => `»${file}« er beskadiget og kan ikke læses til ende. Hent den igen, og vælg den fil.`,
  lacks: (file, letters, language) => {
    const shown = letters.slice(0, 12);
    const more = letters.length > shown.length ? ` og ${letters.length - shown.length} til` : '';
    const whose = language === undefined ? 'dine tekster' : `dine tekster på ${language}`;
    return `»${file}« har ikke alle bogstaver i ${whose}. Der mangler: ${shown.join(', ')}${more}. Vælg en fil med flere bogstaver: Den hedder som regel »Latin« eller »Latin Extended«.`;
  },
  fallbackName: 'Min skrifttype',
  badName: 'Skriv et navn med bogstaver, cifre og mellemrum på højst 40 tegn.',
  nameTaken: (name) => `Der er allerede en skrifttype, der hedder »${name}«. Skriv et andet navn.`,
  noLicense: 'Skriv, hvorfor din hjemmeside må bruge skrifttypen.',
  folderIsLink:
    'Mappen med skrifttyper peger et andet sted hen, så der bliver ikke gemt noget i den. Bed din udvikler om at gøre den til en almindelig mappe.',
  notWritten: (reason) =>
    `Skrifttypen kan ikke gemmes: ${reason}. Se efter, om der er plads på disken, og om du må skrive i mappen.`,
  addStep: (name) => `Brand: skrifttypen ${name} tilføjet`,
  removeStep: (name) => `Brand: skrifttypen ${name} fjernet`,
  missing: (name) => `Der er ingen skrifttype, der hedder ${name}.`,
  removed: (name) => `${name} er fjernet. Du kan fortryde det.`,
};
