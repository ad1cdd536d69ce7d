import type { InterfaceTexts } from '../texts.ts';
import { list, plural } from './formats.ts';

export const publishing: InterfaceTexts['publishing'] = {
  title: 'Udgiv',
  keywords: 'publicér offentliggør læg online send version',
  unpublished: plural({ one: '# ændring er ikke udgivet', other: '# ændringer er ikke udgivet' }),
  allPublished: 'Alt er udgivet',
  now: 'Udgiv nu',
  loading: 'Leder efter ændringer',
  pages: 'Sider',
  shared: 'Vises på flere sider',
  first: 'Der er ikke udgivet noget herfra endnu. Når du udgiver, kommer hele hjemmesiden online.',
  nothing: 'Alt er udgivet. Besøgende ser det samme, som du ser her.',
  stays: 'Det, du fravælger, forbliver uændret for besøgende.',
  takenBack: 'Var online, indtil en tidligere version blev lagt online igen',
  states: { added: 'Ny', deleted: 'Slettet' },
  where: {
    everywhere: 'Vises på alle sider',
    anywhere: 'Vises på de sider, der bruger det',
    nowhere: 'Vises ikke på nogen side',
    on: (pages) => `Vises på ${list(pages)}`,
  },
  steps: {
    wait: 'Venter på, at en anden udgivelse bliver færdig…',
    store: 'Gemmer denne version…',
    build: 'Gør siderne klar…',
    switch: 'Lægger siderne online…',
    host: 'Venter på, at dit webhotel gør siderne klar. Det kan tage nogle minutter…',
    verify: 'Tjekker, hvad besøgende ser…',
  },
  lastTime: plural({ one: 'Sidst tog det # sekund.', other: 'Sidst tog det # sekunder.' }),
  cancel: 'Annullér udgivelsen',
  failed: 'Intet blev udgivet. Besøgende ser det samme som før.',
  openField: (field) => `Åbn ${field}`,
  again: 'Prøv igen',

  versions: {
    title: 'Versioner',
    keywords: 'historik gå tilbage tidligere gendan',
    list: 'Udgivne versioner',
    loading: 'Henter versioner',
    none: 'Intet er udgivet endnu',
    noneHint: 'Hver version, du udgiver, vises her og kan lægges online igen.',
    live: 'Online nu',
    whole: 'Hele hjemmesiden',
    unchanged: 'Ingen ændringer',
    by: (person) => `af ${person}`,
    makeLive: 'Læg online igen',
    makeLiveOf: (time) => `Læg online igen: ${time}`,
    hint: 'Dine ændringer her bliver ikke påvirket.',
  },
};

export const serverPublishing: InterfaceTexts['server']['publishing'] = {
  busy: 'Der er allerede en udgivelse i gang. Prøv igen, når den er færdig.',
  live: (time, regions) => `Online siden ${time} i ${regions.join(', ')}`,
  failed: {
    noHistory: 'Udgivelse kræver hjemmesidens versionshistorik. Bed din udvikler om at slå den til.',
    code: 'Der er ufærdige ændringer i hjemmesidens kode. Bed din udvikler om at gøre dem færdige.',
    noSite: (address) =>
      `${address}, hvor besøgende ser hjemmesiden, svarer ikke. Tjek din internetforbindelse, og prøv igen.`,
    content: 'Noget på hjemmesiden skal rettes først.',
    build: 'Siderne kunne ikke gøres klar. Bed din udvikler om at se på detaljerne.',
    store: 'Denne version kunne ikke gemmes. Bed din udvikler om at se på detaljerne.',
    host: 'Siderne kunne ikke sendes til dit webhotel. Bed din udvikler om at se på detaljerne.',
    changedElsewhere:
      'Hjemmesiden er ændret et andet sted, siden du sidst udgav den. Bed din udvikler om at samle begge dele. Dit arbejde ligger sikkert her.',
    diskFull: 'Disken er fuld. Frigør plads, og prøv igen.',
    folder: 'De udgivne sider kunne ikke gemmes i deres mappe. Bed din udvikler om at se på detaljerne.',
    notLive: (address) =>
      `${address} viste ikke det, der blev udgivet, så den forrige version er online igen. Prøv en gang til, eller bed din udvikler om at se på detaljerne.`,
    moved: 'En anden har udgivet samtidig. Gennemgå ændringerne, og prøv igen.',
    noVersion: 'Denne version findes ikke længere.',
    canceled: 'Udgivelsen blev annulleret.',
  },
};
