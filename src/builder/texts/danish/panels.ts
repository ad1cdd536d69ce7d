import type { InterfaceTexts } from '../texts.ts';
import { plural } from './formats.ts';

export const changes: InterfaceTexts['changes'] = {
  title: 'Ændringer',
  keywords: 'udgiv publicér offentliggør send online version gem commit push diff git publish deploy',
  since: plural({ one: '# ændring siden din seneste version', other: '# ændringer siden din seneste version' }),
  nothingSince: 'Intet er ændret siden din seneste version',
  loading: 'Henter ændringerne',
  failed: 'Ændringerne kan ikke vises',

  off: {
    title: 'Versionshistorikken er slået fra',
    hint: 'Slå den til for at se, hvad der er ændret, og for at kunne gå tilbage.',
    turnOn: 'Slå til',
  },

  none: {
    title: 'Ingen ændringer',
    hint: 'Alt, hvad du ændrer fra nu af, står her, og du kan kassere hver ændring.',
  },

  files: 'Ændrede sider og indstillinger',
  savedHere: 'Gemt på denne computer. Besøgende ser det, når du har udgivet det.',
  savedOnServer: 'Gemt. Besøgende ser det, når du har udgivet det.',
  changesOf: (title) => `Ændringer i ${title}`,
  added: 'Ny',
  deleted: 'Slettet',
  to: 'til',
  before: (value) => `Før: »${value}«.`,
  after: (value) => `Efter: »${value}«.`,

  discard: {
    hint: 'Kassér denne ændring',
    one: (change) => `Kassér ${change}`,
    all: (title) => `Kassér alle ændringer i ${title}`,
    added: (title) => `Kassér ${title}, ny`,
    deleted: (title) => `Kassér ${title}, slettet`,
  },

  exact: {
    show: 'Vis de nøjagtige ændringer',
    showOf: (title) => `Vis de nøjagtige ændringer i ${title}`,
    label: (title) => `Nøjagtige ændringer i ${title}`,
    removed: 'Fjernet:',
    added: 'Tilføjet:',
  },

  version: {
    message: 'Hvad har du ændret?',
    messageTooLong: (most, length) => `Højst ${most} tegn; her er ${length}.`,
    save: 'Gem version',
    send: plural({ one: 'Send # version online', other: 'Send # versioner online' }),
    details: (branch) => `Tekniske detaljer: branch ${branch}`,
  },
};

const by = (person: string | undefined): string => (person === undefined ? '' : `, af ${person}`);

export const history: InterfaceTexts['history'] = {
  title: 'Historik',
  keywords: 'fortryd trin',
  empty: 'Hver ændring, du laver her, bliver vist og kan fortrydes: også i morgen, også efter en genstart.',
  steps: 'Trin',
  showOlder: 'Vis ældre trin',
  since: {
    title: 'Siden du sidst var her',
    count: (count, people) => `${count === 1 ? '1 ændring' : `${count} ændringer`} fra ${people}`,
    somebody: 'en anden',
    button: (title, count) => `${title}: ${count} ${count === 1 ? 'ny' : 'nye'}, siden du sidst var her`,
    isNew: 'Ny',
  },
  justNow: 'lige nu',
  undo: {
    label: (step, person) => `Fortryd ${step}${by(person)}`,
    tooltip: (step, keys) => `Fortryd ${step} (${keys})`,
    nothing: 'Intet at fortryde endnu',
    isDone: 'Fortrudt',
    isDoneBy: (person) => `Fortrudt af ${person}`,
    done: (step, person) => `Fortrudt: ${step}${by(person)}`,
  },
  redo: {
    title: 'Gentag',
    tooltip: (step, keys) => `Gentag ${step} (${keys})`,
    nothing: 'Intet at gentage',
    done: (step, person) => `Gentaget: ${step}${by(person)}`,
  },
  passed: {
    title: (step) => `Sprunget over: ${step}`,
    hint: (reason) => `${reason} Fortryd fortsætter med de ældre trin.`,
  },
};

export const translations: InterfaceTexts['translations'] = {
  title: 'Oversættelser',
  keywords: 'oversæt sprog uoversat mangler ældre',
  loading: 'Henter oversættelserne',
  failed: 'Oversættelserne kan ikke vises',
  done: 'Alt er oversat.',
  ofPage: (page) => `Skal oversættes på ${page}`,
  open: (field) => `Åbn ${field}`,
  translated: 'Oversat',
  states: {
    missing: 'Mangler',
    same: 'Ens på begge sprog',
    older: 'Det andet sprog er ændret siden',
    untranslated: 'Ikke oversat endnu',
  },
  accept: {
    same: 'Ens med vilje',
    older: 'Passer stadig',
  },
  noVersion: 'Forældede oversættelser kan findes, når du har gemt en version.',
  incomplete: 'Ældre versioner ligger ikke på denne computer, så der kan mangle forældede oversættelser her.',
};

export const scheduleTexts: InterfaceTexts['schedule'] = {
  title: 'Tidsplan',
  keywords: 'datoer dage kalender',
  list: 'Dage, hvor hjemmesiden ændrer sig',
  changes: { appears: 'kommer frem', disappears: 'forsvinder' },
  page: (address) => `Siden ${address}`,
  entry: (what, name) => `»${name}« (${what})`,
  section: (section, address) => `${section} på ${address}`,
  empty:
    'Intet er planlagt. Udfyld »Synlig fra« eller »Synlig til« på en side, en sektion eller et punkt, så står det her.',
};

export const appearance: InterfaceTexts['appearance'] = {
  label: 'Søgning og deling',
  keywords: 'google forhåndsvisning facebook kort størrelse',
  title: (page) => `Søgning og deling: ${page}`,
  loading: 'Henter siden',
  noRegion: 'Ingen region viser siden.',
  edit: 'Ret teksterne',
  notIndexed: 'ikke i søgemaskiner',

  length: {
    title: {
      fits: (length, limit) => `Titel: ${length} af ${limit} tegn`,
      tooLong: (length, limit) => `Titel: ${length} af ${limit} tegn. Google skærer den af`,
    },
    description: {
      fits: (length, limit) => `Beskrivelse: ${length} af ${limit} tegn`,
      tooLong: (length, limit) => `Beskrivelse: ${length} af ${limit} tegn. Google skærer den af`,
    },
  },

  pageSize: {
    same: (text, pictures) => `Sidens størrelse: ${text} tekst, ${pictures} billeder`,
    more: (text, pictures, change) =>
      `Sidens størrelse: ${text} tekst, ${pictures} billeder (${change} mere, siden du åbnede sidebyggeren)`,
    less: (text, pictures, change) =>
      `Sidens størrelse: ${text} tekst, ${pictures} billeder (${change} mindre, siden du åbnede sidebyggeren)`,
  },
};

export const creation: InterfaceTexts['creation'] = {
  newPage: { label: 'Ny side', keywords: 'opret' },
  copyPage: 'Kopiér side',
  create: 'Opret kladde',
  moreActions: 'Mere om siden',
  copyAction: { label: 'Kopiér side…', keywords: 'duplikér' },
  deleteAction: { label: 'Slet side…', keywords: 'fjern' },

  kind: 'Hvad vil du oprette?',
  page: 'Side',
  startFrom: 'Begynd med',
  emptyPage: 'En tom side',
  emptyPageHint: 'En overskrift, en sætning og en knap.',
  copyFrom: 'Eller kopiér en side',
  noCopy: 'Ingen',
  draftHint: 'Siden begynder som kladde og viser, hvad der mangler, før besøgende ser den.',

  listing: 'Vises i',
  listingHint: 'Linket kommer frem, når siden ikke længere er en kladde.',
  places: { none: 'Ingen steder endnu', header: 'Sidehovedet', footer: 'Sidefoden' },

  fields: {
    name: 'Navn',
    address: 'Adresse',
    addressHint: 'Den del af adressen, der står efter regionen, for eksempel /us. Den er den samme i alle regioner.',
    shortName: 'Kort navn',
    shortNameHint: 'Det navn, andre sider bruger.',
  },

  missingName: 'Skriv et navn.',

  deletion: {
    title: (page) => `Slet »${page}«`,
    confirm: 'Slet side',
    hint: 'Du kan fortryde det.',
    address: 'Hvad skal der ske med adressen?',
    addresses: {
      redirect: 'Viderestil den til en anden side',
      gone: 'Vis »Siden findes ikke længere«',
      none: 'Intet: Den har aldrig været offentlig',
    },
    redirectTo: 'Viderestil til',
    notLinked: 'Ingen links fører til siden.',
    linkedFrom: 'Links fra:',
    linksFollow: 'Siden fjernes fra menuer og lister. Andre links kommer til at føre til den side, du vælger nedenfor.',
    linksRemain: 'Siden fjernes fra menuer og lister. Ret de andre links først.',
  },
};
