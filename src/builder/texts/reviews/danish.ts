import { plural } from '../danish/formats.ts';
import type { ReviewTexts } from './english.ts';

const changes = plural({ one: '# ændring', other: '# ændringer' });

export const danishReviews: ReviewTexts = {
  at: (time) => `kl. ${time}`,
  on: (day) => `den ${day}`,
  somebody: 'Nogen',

  ask: {
    title: 'Bed om udgivelse',
    keywords: 'udgiv publicér offentliggør online gennemgang godkend send',
    lead: 'En redaktør ser på det, du vælger, og udgiver det.',
    nothing: 'Alt er udgivet. Der er ikke noget at bede om.',
    message: 'Besked til redaktørerne (valgfri)',
    send: 'Send',
    update: 'Opdatér anmodningen',
    sent: 'Sendt til redaktørerne.',
    asked: (when) => `Sendt ${when}. Venter på en redaktør.`,
    withdraw: 'Træk tilbage',
    withdrawn: 'Anmodningen er trukket tilbage.',
  },

  own: {
    published: (when, by) => (by === undefined ? `Udgivet ${when}` : `Udgivet ${when} af ${by}`),
    accepted: (by, when) => `${by} godkendte dine ændringer ${when}. De er ikke udgivet endnu.`,
    sentBack: (by, when) => `${by} sendte dine ændringer tilbage ${when}`,
    wrote: (by) => `${by} skrev:`,
    discarded: plural({
      one: '# ændring blev kasseret. Det, du skrev, står her og i »Historik«.',
      other: '# ændringer blev kasseret. Det, du skrev, står her og i »Historik«.',
    }),
    yours: 'Du skrev:',
    now: 'Der står nu:',
    empty: 'ingenting',
    dismiss: 'Færdig',
    dismissOf: (title) => `Færdig: ${title}`,
  },

  asks: (name, count) => `${name} beder om at få ${changes(count)} udgivet`,
  review: 'Gennemgå',
  reviewOf: (name) => `Gennemgå ændringerne fra ${name}`,

  panel: {
    title: (name) => `Ændringer fra ${name}`,
    loading: 'Henter ændringerne',
    asked: (when) => `Sendt ${when}`,
    failed: 'Ændringerne kan ikke vises.',
    gone: 'Ingen venter på svar her: Anmodningen er trukket tilbage eller besvaret.',
    changesOf: (title) => `Ændringer i ${title}`,
    editedBy: (people) => `Senere redigeret af ${people}`,
    isNew: 'Ny',
    isDeleted: 'Slettet',
    newPage: 'Det hele er nyt. Skal det ikke udgives, så vælg det fra, når du udgiver.',
    before: 'Før',
    after: 'Efter',
    noPicture: 'Intet billede',
    discard: 'Kassér',
    discardOf: (label, title) => `Kassér: ${label} (${title})`,
    discardAll: (title) => `Kassér alle ændringer i ${title}`,
    discardEverything: 'Kassér alt',
    discarded: 'Kasseret',
    discardedIn: (title) => `Kasseret i ${title}`,
    undo: 'Fortryd',
    undoOf: (label, title) => `Fortryd: ${label} (${title})`,
    nothingLeft: 'Der er ikke mere at udgive: Besøgende ser det samme, som du ser her.',
    answer: (name) => `Svar til ${name}`,
    hint: 'Når du kasserer noget, ændres siden med det samme. Det kan fortrydes.',
    accept: 'Godkend og udgiv…',
    accepted: (name) => `Godkendt. ${name} kan se dit svar.`,
    sendBack: 'Send tilbage',
    sentBack: (name) => `Sendt tilbage til ${name}. Intet blev udgivet.`,
    wordsMissing: (name) => `Skriv til ${name}, hvad der skal ændres.`,
  },

  steps: {
    fileStep: (title) => `${title}: tilbage til det udgivne`,
    valueStep: (label) => `${label}, tilbage til det udgivne`,
  },
  deleted: 'Slettet',
  gone: 'Anmodningen er trukket tilbage eller besvaret i mellemtiden.',
  answered: 'En redaktør har allerede svaret, eller anmodningen er trukket tilbage i et andet vindue.',
  changed: (name) => `${name} har ændret anmodningen i mellemtiden. Se den igennem igen. Dit svar er gemt.`,
  nothingToAsk: 'Det er allerede udgivet. Se listen igennem igen. Din besked er gemt.',
  notDiscarded: 'Det hele er nyt og kan derfor ikke kasseres her. Vælg det fra, når du udgiver.',
};
