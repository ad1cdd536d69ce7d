import type { InterfaceTexts } from '../texts.ts';
import { plural } from './formats.ts';

export const common: InterfaceTexts['common'] = {
  locale: 'da-DK',
  dateStyle: 'long',
  becomes: (name) => `Bliver til ${name}`,
  cancel: 'Annullér',
  close: 'Luk',
  discard: 'Kassér',
  done: 'Færdig',
  draft: 'Kladde',
  duplicate: 'Duplikér',
  errors: plural({ other: '# fejl' }),
  inLanguage: (label, language) => `${label}, ${language.toLowerCase()}`,
  moveDown: 'Flyt ned',
  moveUp: 'Flyt op',
  noResults: (query) => `Ingen resultater for »${query}«.`,
  remove: 'Fjern',
  rename: 'Omdøb',
  search: 'Søg',
  settings: 'Indstillinger',
  tryAgain: 'Prøv igen',
  undo: 'Fortryd',
  warnings: plural({ one: '# advarsel', other: '# advarsler' }),
  pages: plural({ one: '# side', other: '# sider' }),
};

export const state: InterfaceTexts['state'] = {
  loss: {
    offline: 'Computeren har ikke forbindelse til internettet.',
    silent: 'Sidebyggeren svarer ikke. Hvis den er stoppet, så skriv »npm run builder« i terminalvinduet.',
  },
  refused: {
    restarted: 'Sidebyggeren er startet igen. Genindlæs siden: Det, du har skrevet, er bevaret.',
    failed: (status) => `Sidebyggeren svarede med en fejl (${status}).`,
    foreign: 'Noget andet svarede i stedet for sidebyggeren.',
  },
  fate: {
    unknown: 'Det er uvist, om det lykkedes: Når sidebyggeren svarer igen, viser den, hvad der gælder.',
    doubtful: 'Se efter, om det lykkedes: Alt er hentet igen.',
    needsConnection: 'Prøv igen, når forbindelsen er tilbage.',
  },
  saved: (pages) => `Gemt på computeren: ${pages}`,
  savedOnServer: (pages) => `Gemt: ${pages}`,
  notSaved: {
    conflict: 'Ikke gemt: Teksten er også ændret et andet sted. Vælg, hvilken udgave der skal gælde.',
    changed: (page) => `Ikke gemt: ${page} er ændret i mellemtiden. Prøv igen.`,
    later: (reason) =>
      `Ikke gemt endnu. ${reason} Det, du har skrevet, er bevaret og gemmes af sig selv, så snart det kan lade sig gøre igen.`,
  },
  steps: {
    sameOnPurpose: (field) => `${field} er ens med vilje`,
    stillFits: (field) => `${field} passer stadig`,
  },
};

export const problems: InterfaceTexts['problems'] = {
  use: (suggestion) => `Brug »${suggestion}«`,
  add: (language) =>
    language === undefined ? 'Tilføj det til sidst' : `Tilføj det til sidst i teksten på ${language.toLowerCase()}`,
  change: (place) => `Ret ${place}`,
  inTheWay: plural({
    one: 'Ikke gjort: Ét sted står i vejen. Ret det først, og prøv så igen.',
    other: 'Ikke gjort: # steder står i vejen. Ret dem først, og prøv så igen.',
  }),
  further: plural({ other: 'Og # til: Ret disse først, og prøv så igen.' }),
  conflict: 'Teksten blev også ændret et andet sted, mens du skrev.',
  changedElsewhere: (theirs) => `Teksten blev også ændret et andet sted, mens du skrev: »${theirs}«`,
  changedBy: (author, theirs) => `${author} har også ændret teksten: »${theirs}«`,
  removedElsewhere: 'Teksten blev fjernet et andet sted, mens du skrev.',
  removed: 'Den er fjernet.',
  keepMine: 'Behold min udgave',
  takeTheirs: 'Brug den anden udgave',
  error: 'fejl',
  warning: 'advarsel',
  remedyLabel: (title, suggestion) => `${title}: »${suggestion}« i stedet for en fejl`,
  settings: 'Indstillinger',
  reasons: { example: 'Erstat eksemplet', confirm: 'Tjek', lawyer: 'Spørg din advokat' },
  done: 'Klaret',
  doneWith: (note) => `Klaret: ${note}`,
  doneLabel: (title, note) => `${title}: klaret »${note}«`,
};

export const dialogs: InterfaceTexts['dialogs'] = {
  typedBefore: 'Det skrev du tidligere.',
  startOver: 'Begynd forfra',
};
