import { list, plural } from '../danish/formats.ts';
import type { PublicationTexts } from './publication-texts.ts';

export const danishPublication: PublicationTexts = {
  now: 'Udgiv nu',
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
  again: 'Prøv igen',

  versions: {
    list: 'Udgivne versioner',
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
