import type { InterfaceTexts } from '../texts.ts';
import { list, plural } from './formats.ts';

export const pictures: InterfaceTexts['pictures'] = {
  empty: (maxSize) =>
    `Træk et billede hertil, indsæt det, eller vælg et: JPG, PNG, WebP, AVIF, HEIC eller SVG, højst ${maxSize}.`,
  upload: 'Upload',
  uploading: 'Uploader…',
  openLibrary: 'Vælg billede',

  same: {
    title: 'Du har allerede billedet',
    message: (name, size) =>
      `Det ligger blandt billederne som ${name}${size === undefined ? '' : ` (${size})`}. Brug det, så det kun er gemt ét sted.`,
    use: 'Brug det',
    keepBoth: 'Behold begge',
  },

  crop: {
    label: 'Beskær',
    title: 'Beskær og drej',
    hint: 'Træk i rammen eller dens hjørner. Med tastaturet: Tryk på Tab for at nå dem, og brug så piletasterne.',
    proportions: 'Format',
    free: 'Frit',
    asShown: 'Som på siden',
    square: 'Kvadrat',
    ratio: (width, height) => `${width} : ${height}`,
    turnLeft: 'Drej til venstre',
    turnRight: 'Drej til højre',
    apply: 'Anvend',
    notLoaded: 'Billedet kan ikke indlæses. Luk vinduet, og vælg billedet igen.',
    frame: 'Ramme: Flyt den med piletasterne',
    handles: {
      nw: 'Øverste venstre hjørne',
      n: 'Øverste kant',
      ne: 'Øverste højre hjørne',
      e: 'Højre kant',
      se: 'Nederste højre hjørne',
      s: 'Nederste kant',
      sw: 'Nederste venstre hjørne',
      w: 'Venstre kant',
    },
  },

  onPage: {
    drop: 'Slip for at udskifte billedet',
    notReady: 'Siden er ved at blive indlæst. Slip filen igen om et øjeblik.',
    noPicture:
      'Her er intet billede, der kan udskiftes. Slip filen på et andet, eller brug »Upload« ved billedets felt.',
  },

  refusals: {
    notShared: 'Sociale medier viser ikke SVG og AVIF. Gem billedet som PNG eller JPG, og vælg den fil.',
    tiff: 'Browsere viser ikke TIFF. Gem billedet som PNG eller JPG, og vælg den fil.',
    pdf: 'En PDF er ikke et billede. Gem siden som PNG eller JPG, og vælg den fil. Vil du tilbyde selve PDF’en, så upload den i feltet til et link.',
    tooLarge: (name, maxSize) => `»${name}« fylder mere end ${maxSize}. Vælg en mindre fil.`,
  },

  alt: {
    label: 'Alternativ tekst',
    hint: 'Hvad billedet viser, til besøgende, der ikke kan se det.',
    notSavedYet: (languages) => `Ikke gemt endnu: Skriv, hvad billedet viser, på ${list(languages).toLowerCase()}.`,
    keepOld: 'Behold den gamle tekst',
  },

  focus: {
    label: 'Fokuspunkt',
    hint: 'Dette punkt kan altid ses, når billedet bliver beskåret.',
    fromLeft: 'Fra venstre',
    fromTop: 'Fra toppen',
    percent: (value) => `${value}\u00A0%`,
  },

  replacement: {
    title: 'Hvad viser det nye billede?',
    confirm: 'Udskift billede',
  },

  library: {
    title: 'Billeder',
    search: 'Søg i billeder',
    filter: 'Billeder, der vises',
    all: plural({ other: 'Alle #' }),
    allUnused: plural({ other: 'Ubrugte #' }),
    empty: 'Der er ingen billeder endnu. Upload et.',
    noneUnused: 'Alle billeder bliver brugt.',
    unused: 'Ubrugt',
    unusedPicture: (name) => `${name}, ubrugt`,
    delete: 'Slet',
    deleteLabel: (name) => `Slet ${name}`,
    confirmLabel: (name) => `Slet ${name}?`,
    confirm: 'Slet dette billede?',
  },
};
