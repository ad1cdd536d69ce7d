import type { InterfaceTexts } from '../texts.ts';
import { list, plural } from './formats.ts';

export const publishing: InterfaceTexts['publishing'] = {
  title: 'Udgiv',
  keywords: 'publicér offentliggør læg online send version',
  unpublished: plural({ one: '# ændring er ikke udgivet', other: '# ændringer er ikke udgivet' }),
  allPublished: 'Alt er udgivet',
  now: 'Udgiv nu',
  loading: 'Ser efter, hvad der er ændret',
  pages: 'Sider',
  shared: 'Det, flere sider viser',
  first: 'Besøgende ser intet endnu. Nu kommer hele hjemmesiden online.',
  nothing: 'Alt er udgivet. Besøgende ser det samme, som du ser her.',
  stays: 'Det, du udelader, bliver, som besøgende ser det nu.',
  takenBack: 'Var online, før du gik til en tidligere version',
  states: { added: 'Ny', deleted: 'Slettet' },
  where: {
    everywhere: 'Vises på alle sider',
    anywhere: 'Vises, hvor en side bruger det',
    nowhere: 'Ingen side viser det',
    on: (pages) => `Vises på ${list(pages)}`,
  },
  steps: {
    wait: 'Venter på en anden udgivelse…',
    store: 'Gemmer denne version…',
    build: 'Laver siderne…',
    switch: 'Lægger siderne online…',
    verify: 'Kontrollerer, hvad besøgende får…',
  },
  cancel: 'Annuller udgivelsen',
  failed: 'Intet blev udgivet. Besøgende ser det samme som før.',
  openField: (field) => `Åbn ${field}`,
  again: 'Prøv igen',

  versions: {
    title: 'Versioner',
    keywords: 'historik gå tilbage tidligere gendan',
    list: 'Udgivne versioner',
    loading: 'Henter versionerne',
    none: 'Intet er udgivet endnu',
    noneHint: 'Hver version, du udgiver, står her og kan lægges online igen.',
    live: 'Online nu',
    whole: 'Hele hjemmesiden',
    unchanged: 'Ingen ændringer',
    by: (person) => `af ${person}`,
    makeLive: 'Læg online igen',
    makeLiveOf: (time) => `Læg online igen: ${time}`,
    hint: 'Det, du har ændret her, bliver, som det er.',
  },
};

export const serverPublishing: InterfaceTexts['server']['publishing'] = {
  live: (time, regions) => `Online siden ${time} i ${regions.join(', ')}`,
  failed: {
    noHistory: 'Udgivelse kræver hjemmesidens versionshistorik. Bed din udvikler om at slå den til.',
    code: 'Hjemmesidens program er ændret og er ikke klar endnu. Bed din udvikler om at gøre det færdigt.',
    noSite: (address) =>
      `${address} svarer ikke, og det er dér, besøgende ser hjemmesiden. Kontrollér forbindelsen, og prøv igen.`,
    content: 'Noget på hjemmesiden skal rettes først.',
    build: 'Siderne kunne ikke laves. Bed din udvikler om at se på detaljerne.',
    store: 'Denne version kunne ikke gemmes. Bed din udvikler om at se på detaljerne.',
    host: 'Siderne kunne ikke lægges hos din udbyder. Bed din udvikler om at se på detaljerne.',
    diskFull: 'Disken er fuld. Gør plads, og prøv igen.',
    folder: 'Der kan ikke skrives i mappen med de udgivne sider. Bed din udvikler om at se på detaljerne.',
    notLive: (address) =>
      `${address} er ikke det, der blev udgivet, så den forrige version er online igen. Prøv en gang til, eller bed din udvikler om at se på detaljerne.`,
    moved: 'En anden har udgivet samtidig. Se ændringerne igennem igen, og prøv så igen.',
    noVersion: 'Denne version findes ikke længere.',
    canceled: 'Udgivelsen blev annulleret.',
  },
};
