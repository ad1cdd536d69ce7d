import type { InterfaceTexts } from '../texts.ts';
import { plural } from './formats.ts';

export const shell: InterfaceTexts['shell'] = {
  documentTitle: (page) => `${page} · Sidebygger`,
  loading: 'Henter din hjemmeside…',
  skipToSections: 'Gå til sektionerne',
  noPage: 'Ingen side',
  openInNewTab: 'Åbn siden i en ny fane',

  parts: {
    toolbar: 'Værktøjslinje',
    preview: 'Forhåndsvisning',
    menus: 'Menuer',
    fields: 'Felter',
  },

  bar: {
    label: 'Hvad der vises',
    pages: 'Sider',
    page: 'Side',
    sections: 'Sektioner',
    add: 'Tilføj',
    more: 'Mere',
  },

  more: {
    title: 'Mere',
    site: 'Hele hjemmesiden',
    page: 'Denne side',
    width: 'Vis siden som på',
  },

  pageSettings: {
    label: 'Sidens indstillinger',
    hint: 'Sidens indstillinger: navn, adresse, tekster til søgemaskiner',
    keywords: 'navn adresse søgning titel beskrivelse sitemap kladde',
  },

  status: {
    notSavedYet: 'Ikke gemt endnu…',
    changesSinceVersion: plural({
      one: '# ændring siden sidst',
      other: '# ændringer siden sidst',
    }),
    inVersion: (day) => `Alt er med i din version fra ${day}`,
    inNoVersion: 'Ikke i en version endnu',
  },

  form: {
    close: 'Luk felterne',
    larger: 'Mere plads til felterne',
    smaller: 'Mere plads til siden',
    emptyTitle: 'Klik på noget på siden',
    emptyHint:
      'Så står ord, billeder og indstillinger her. Alt, hvad du ændrer, gemmes med det samme og kan fortrydes.',
    keys: 'Taster til en sektion på listen',
  },

  failure: {
    form: 'Formularen kunne ikke vises',
    preview: 'Forhåndsvisningen kunne ikke vises',
    hint: 'Det, du har gemt, er i god behold, og du kan stadig fortryde det.',
  },

  details: 'Detaljer',

  locked: {
    title: (page) => `${page} kan ikke redigeres her lige nu`,
    rest: 'Alle andre sider kan redigeres.',
  },

  unsaved: {
    title: plural({ one: 'En tekst er ikke gemt endnu', other: '# tekster er ikke gemt endnu' }),
    text: (label, typed) => `${label}: »${typed}«`,
    open: 'Åbn',
    gone: 'Den har ikke længere noget felt: Sektionen er fjernet, eller feltet har en anden tekst, der ikke er gemt. Kopiér den, hvis du stadig skal bruge den.',
  },

  missingPage: {
    title: (address) => `Der er ingen side på ${address}`,
    hint: 'Måske er den slettet, eller også er adressen ændret. Besøgende ser »Siden blev ikke fundet« her. Åbn en anden side på listen over sider, eller opret en med »Ny side«.',
    openHome: 'Åbn forsiden',
  },

  previewNote: {
    label: 'Om forhåndsvisningen',
    reasons: {
      page: (title) => `${title} har ingen egen adresse: Besøgende ser den i stedet for en side, der ikke findes.`,
      entry: (title) => `${title} har ingen side, før fejlene er rettet.`,
      shared: (title) => `${title} er ikke en side, men en sektion, som flere sider viser.`,
      settings: (title) => `${title} er ikke en side: Siderne henter indhold derfra.`,
    },
    shownAsExample: (page) => `Du ser ${page} som eksempel.`,
    shownWithoutIt: (page) => `Du ser ${page}, som ikke bruger den.`,
    showOn: (page) => `Vis den på ${page}`,
  },

  view: {
    device: 'Enhed',
    devices: { phone: 'Telefon', tablet: 'Tablet', desktop: 'Computer' },
    deviceWidth: (device, width) => `${device}, ${width} px`,
    regions: 'Regioner',
    allRegions: 'Alle',
  },

  navigation: {
    label: 'Sider',
    find: 'Find en side',
    clearSearch: 'Ryd søgningen',
    searchEverything: (search) => `Søg overalt efter »${search}«`,
    showMore: plural({ other: 'Vis flere (# tilbage)' }),
    groups: {
      pages: 'Sider',
      shared: 'Fælles sektioner',
    },
  },

  problems: {
    label: 'Problemer',
    keywords: 'fejl advarsler udgiv lancering kontrol',
    none: 'Ingen problemer',
    toCheck: plural({ other: '# ting at tjekke, før du udgiver' }),
    cannotPublish: plural({
      one: 'Du kan ikke udgive, før denne fejl er rettet.',
      other: 'Du kan ikke udgive, før disse fejl er rettet.',
    }),
    onlyWarnings: 'Klar til at blive udgivet. Advarslerne er værd at se på.',
    readyToPublish: 'Ingen fejl: klar til at blive udgivet.',
    beforePublishing: 'Før du udgiver',
    beforePublishingHint:
      'Det her kan kun du gøre. Erstat eksemplet, tjek det, eller spørg din advokat, og vælg så »Klaret«.',
  },
};

export const commands: InterfaceTexts['commands'] = {
  search: 'Søg i sider, sektioner, tekster og handlinger',
  results: 'Resultater',
  resultCount: plural({ one: '# resultat', other: '# resultater' }),
  loading: 'Henter hjemmesidens tekster…',
  groups: {
    actions: 'Handlinger',
    sections: 'Sektioner på siden',
    pages: 'Sider',
    types: 'Tilføj en sektion',
    settings: 'Indstillinger',
    texts: 'Tekster',
  },
  sharedSection: 'Fælles sektion',
  addSection: (type) => `Tilføj ${type}`,
  preview: {
    device: { phone: 'Vis som på telefon', tablet: 'Vis som på tablet', desktop: 'Vis som på computer' },
    width: (pixels) => `${pixels} px bred`,
    region: (name) => `Vis kun ${name}`,
    allRegions: 'Vis alle regioner',
  },
  keywords: { device: 'enhed bredde mobil', region: 'region land', allRegions: 'side om side' },
  missing: [
    {
      words: ['nyhedsbrev', 'mailingliste', 'tilmelding', 'newsletter'],
      answer:
        'Der er ikke nogen tilmelding til nyhedsbrev. Besøgende kan skrive til dig med kontaktformularen, eller en knap kan føre til tilmeldingen hos din mailtjeneste.',
    },
    {
      words: ['nedtælling', 'countdown', 'timer'],
      answer: 'Der er ikke nogen nedtælling. »Synlig til« tager en sektion af siden på en bestemt dag.',
    },
  ],
};
