import type { InterfaceTexts } from '../texts.ts';

export const templates: InterfaceTexts['templates'] = {
  title: 'Skabeloner',
  manage: { label: 'Skabeloner…', keywords: 'omdøb fjern udgangspunkt' },
  manageHint: 'Det, der er lavet ud fra en skabelon, bliver, som det er.',
  none: 'Der er ingen skabeloner endnu. Gem en side eller en sektion som skabelon: »Gem som skabelon…« står i menuen »Mere«.',
  groups: { page: 'Til nye sider', section: 'Til nye sektioner' },

  saveAction: { label: 'Gem som skabelon…', keywords: 'udgangspunkt genbrug' },
  savePage: (page) => `Gem »${page}« som skabelon`,
  saveSection: (section) => `Gem »${section}« som skabelon`,
  name: 'Skabelonens navn',
  pageHint: 'Nye sider kan begynde med den.',
  sectionHint: 'Du finder den, når du tilføjer en sektion.',
  copyHint: 'Den er en kopi: Det, du senere ændrer her, ændrer ikke skabelonen.',
  save: 'Gem skabelon',

  renameNamed: (name) => `Omdøb ${name}`,
  removeNamed: (name) => `Fjern ${name}`,
};

export const goLive: InterfaceTexts['goLive'] = {
  title: 'Før besøgende ser siden',
  loading: 'Ser efter, hvad der mangler…',
  missing: 'Besøgende ser siden, når intet af dette mangler, og »Kladde« er slået fra.',
  ready: 'Der mangler ikke noget. Besøgende ser siden, så snart den ikke længere er en kladde.',
  alsoCheck: 'Se også på dette:',
  turnOff: 'Slå »Kladde« fra',
  step: (page) => `${page}: ikke længere en kladde`,
};

export const templateAnswers: InterfaceTexts['server']['templates'] = {
  taken: (name) => `Der er allerede en skabelon, der hedder »${name}«. Vælg et andet navn.`,
  noTemplate: 'Skabelonen findes ikke længere.',
  noSection: 'Det er ikke en sektion.',
  title: (name) => `Skabelon: ${name}`,
  saved: (name) => `Skabelonen ${name} er gemt`,
  removed: (name) => `Skabelonen ${name} er fjernet`,
  saveStep: (name) => `Gem skabelonen ${name}`,
  removeStep: (name) => `Fjern skabelonen ${name}`,
  renamed: (name) => `Skabelonen hedder nu ${name}`,
  renameStep: (before, name) => `Omdøb skabelonen ${before} til ${name}`,
};

export const draftAnswers: InterfaceTexts['server']['drafts'] = {
  sample: (note) => `Her står stadig et eksempel: ${note}`,
  inFile: 'Skriv dit eget, og slet kommentaren.',
  inForm: 'Skriv dit eget, og klik så på »Klaret« på listen over det, der mangler.',
};
