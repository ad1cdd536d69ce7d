import type { InterfaceTexts } from '../texts.ts';
import { plural } from './formats.ts';

const pages = plural({ one: '# side', other: '# sider' });

export const form: InterfaceTexts['form'] = {
  loading: 'Henter formularen',
  gone: 'Det findes ikke længere: Det er fjernet, eller siden er slettet eller omdøbt. Du kan fortryde det, der er fjernet her.',
  lockedTitle: (file) => `${file} kan ikke redigeres`,
  shared: {
    onPages: (titles) =>
      `Fælles for ${pages(titles.length)}: ${titles.join(', ')}. Det, du retter her, ændres på dem alle.`,
    onThisPage: 'En fælles sektion, som kun denne side viser lige nu.',
    replaced: 'Kun på denne side',
  },
  sources: 'Sektionen viser også (en ændring gælder for hele hjemmesiden):',

  steps: {
    added: (name) => `${name} tilføjet`,
    removed: (name) => `${name} fjernet`,
    duplicated: (name) => `${name} duplikeret`,
    movedUp: (name) => `${name} flyttet op`,
    movedDown: (name) => `${name} flyttet ned`,
    replaced: (name) => `${name} udskiftet`,
    cropped: (picture) => `${picture} beskåret`,
    restored: (name) => `${name} som før`,
    renamed: (from, to) => `${from} omdøbt til ${to}`,
    redirected: 'den gamle adresse fører hertil',
    film: (host) => `film på ${host}`,
    focalPoint: (picture) => `${picture}, fokuspunkt`,
  },

  controls: {
    choose: 'Vælg',
    film: 'Indsæt filmens adresse',
    icon: { choose: 'Vælg et ikon', search: 'Søg i ikoner', none: 'Der er intet ikon med det navn' },
    country: { none: 'Der er intet land med det navn' },
  },
  link: {
    placeholder: 'Side eller https://…',
    contact: 'Kontaktformular',
    onThisPage: (section) => `Denne side: ${section}`,
    email: 'E-mail',
    phone: 'Telefon',
    download: (name) => `Download: ${name}`,
    uploadDocument: 'Upload en PDF at linke til',
    uploadingDocument: 'Uploader PDF’en…',
  },
  noFormats: 'Denne tekst kan ikke have fede, kursive eller understregede ord.',
  onlyBold: 'Denne tekst kan ikke have kursive eller understregede ord. Ctrl+B gør dem fede.',
  pasted: {
    lost: (formats) => `Indsat uden ${formats}: Teksten kan ikke have det.`,
    changed: {
      numbers: 'En nummereret liste blev til en liste uden numre.',
      tables: 'Hver række i tabellen blev til et afsnit.',
      insecureLinks: 'Links, der begyndte med http://, begynder nu med https://.',
    },
    lineBreaks: 'Linjeskift blev til mellemrum.',
    formats: {
      bold: 'fed skrift',
      italics: 'kursiv',
      underlines: 'understregning',
      strikethrough: 'gennemstregning',
      raised: 'hævede og sænkede tegn',
      links: 'links',
      deadLinks: 'links, der kun virker på deres egen side',
      lists: 'lister',
      numbers: 'numre',
      headings: 'overskrifter',
      tables: 'tabeller',
      pictures: 'billeder',
    },
  },

  typed: {
    wholeNumber: 'Skriv et helt tal, for eksempel 12.',
    number: 'Skriv et tal, for eksempel 12,5.',
    noNumber: (text) => `»${text}« er ikke et tal.`,
    fraction: {
      message: (text) => `${text} er ikke et helt tal.`,
      hint: (below, above) => `Skriv ${below} eller ${above}.`,
    },
    ambiguous: {
      message: (text, readings) => `${text} kan læses som ${readings.join(' eller som ')}.`,
      hint: 'Skriv det, du mener, uden tegn mellem tusinderne.',
    },
    color: 'Vælg en farve, eller skriv den som # og seks cifre, for eksempel #0f4c81.',
    day: 'Vælg en dag, med alle fire cifre i årstallet.',
    orRemove: 'Eller fjern feltet.',
  },

  text: {
    bold: 'Fed',
    boldHint: 'Fed (Ctrl+B)',
    heading: 'Overskrift',
    headingHint: 'Overskrift, eller skriv ## og et mellemrum',
    list: 'Liste',
    listHint: 'Liste, eller skriv - og et mellemrum',
    toolbar: 'Formatér',
    link: {
      name: 'Link',
      hint: 'Link (Ctrl+K)',
      search: 'Side eller adresse',
      placeholder: 'Side, https://…, e-mail eller telefon',
      to: (address) => `Link til ${address}`,
      none: 'Der er ingen side med det navn. Skriv en adresse, der begynder med https://, en e-mailadresse eller et telefonnummer.',
      remove: 'Fjern link',
    },
    more: 'Mere',
    raw: 'Vis som tekst',
    formatted: 'Vis formateret',
    insertFact: 'Indsæt en oplysning',
    factList: 'Oplysninger',
    noFact: 'Der er ingen oplysning med det navn.',
    chip: { replace: 'Vælg en anden', edit: 'Ret værdien', remove: 'Fjern' },
    length: (length, limit) => `${length} af ${limit}`,
    longerThanBest: (length, best) => `${length} tegn; op til ${best} er bedst at læse`,
  },

  alternatives: {
    byLanguage: 'Brug en tekst til hvert sprog',
    byRegion: 'Brug en tekst til hver region',
    same: 'Brug samme tekst overalt',
  },

  list: {
    add: (item) => `Tilføj ${item}`,
    empty: 'Her er ikke noget endnu.',
    full: plural({ other: 'Du kan højst have #.' }),
    item: 'Punkt',
    newItem: 'Nyt punkt',
    menu: (item) => `Mere for ${item}`,
    hasProblem: 'har et problem',
    begun: 'Gemmes, når alle felter er udfyldt.',
  },
  entries: {
    title: (list) => `Tilføj til ${list}`,
    label: 'Navn på det nye punkt',
    placeholder: 'Navn',
    taken: 'Navnet er optaget.',
    add: 'Tilføj',
  },

  rename: {
    label: (name) => `Navn på ${name}`,
    links: plural({ one: '# link følger med.', other: '# links følger med.' }),
    texts: plural({ one: '# tekst følger med.', other: '# tekster følger med.' }),
    noLinks: 'Ingen links fører hertil.',
    noTexts: 'Ingen tekster viser den.',
    redirect: 'Viderestil den gamle adresse',
  },
  moved: {
    title: 'Adressen er ændret',
    message: (from, to) =>
      `Den er ændret fra ${from} til ${to}. Hvis den gamle adresse var offentlig, så viderestil den.`,
    ignore: 'Den var ikke offentlig',
  },

  history: {
    title: (field) => `Historik for ${field}`,
    list: 'Tidligere værdier',
    loading: 'Henter tidligere versioner…',
    noVersion: 'Tidligere tekster vises her, når du har gemt en version.',
    incomplete: 'Ældre versioner ligger ikke på denne computer.',
    unsaved: 'Ikke i en version endnu',
    restore: 'Gendan',
  },
};

export const fields: InterfaceTexts['fields'] = {
  about: (title) => `Om ${title}`,
  remove: (title) => `Fjern ${title}`,
  removed: (title) => `${title} fjernet`,
  add: (title) => `Tilføj ${title}`,
  addOne: 'Tilføj …',
  added: (title) => `${title} tilføjet`,
  address: 'Adresse',
  addressHelp: (region) => `Den del af adressen, der står efter /${region}/. Links på din hjemmeside følger med.`,
  ofSection: 'Synlighed og linknavn',
  ofPage: 'Synlighed og adresser',
  formOf: (title, name) => `${title}: ${name}`,
};
