import { plural } from '../danish/formats.ts';
import type { DraftTexts } from './english.ts';

/** The same in Danish. */
export const danishDrafts: DraftTexts = {
  main: 'Hovedkladde',
  prefix: 'Kladde:',
  keywords: 'gren kopi version jul kampagne skift særskilt',
  choose: 'Hvilken kladde du redigerer',
  hint: 'En kladde er en kopi af hjemmesiden, som du kan arbejde på for sig. Hovedkladden og de besøgende får først ændringerne, når du overfører dem.',
  loading: 'Henter kladder',
  create: {
    item: 'Ny kladde…',
    title: 'Ny kladde',
    lead: 'Den begynder som en kopi af hovedkladden. Det, du ændrer i den, kan ikke ses i hovedkladden eller af besøgende.',
    name: 'Navn',
    example: 'Jul',
    action: 'Opret kladde',
  },
  apply: {
    item: 'Overfør til hovedkladden…',
    title: (name) => `Overfør »${name}« til hovedkladden`,
    lead: 'Det her ændres i hovedkladden. Besøgende ser det, når du udgiver.',
    nothing: 'Hovedkladden har det hele i forvejen.',
    conflicts: 'Ændret begge steder',
    conflictsHint: 'Disse værdier er også ændret i hovedkladden. Vælg, hvilken den skal have.',
    ours: 'Hovedkladden',
    open: plural({ one: 'Vælg først # værdi ovenfor.', other: 'Vælg først # værdier ovenfor.' }),
    after: 'Du kan fortryde det som ét trin. Kladden kan gendannes i 30 dage.',
    action: 'Overfør til hovedkladden',
    checking: 'Sammenligner de to kladder',
  },
  discard: {
    item: 'Kassér…',
    title: (name) => `Kassér »${name}«`,
    lead: plural({
      one: 'Den ændrer # side eller indstilling. Det kommer ikke med i hovedkladden.',
      other: 'Den ændrer # sider eller indstillinger. De ændringer kommer ikke med i hovedkladden.',
    }),
    nothing: 'Intet er ændret i den.',
    after: 'I 30 dage kan den gendannes fra menuen med kladder.',
    action: 'Kassér kladden',
  },
  ended: {
    title: 'Afsluttet inden for 30 dage',
    resume: (name) => `Gendan »${name}«`,
    applied: 'Overført til hovedkladden',
    discarded: 'Kasseret',
  },
  note: {
    title: (name) => `Du redigerer kladden »${name}«`,
    text: 'Hovedkladden og det, besøgende ser, ændres ikke.',
    back: 'Gå til hovedkladden',
  },
  told: {
    created: (name) => `Gemt: Kladden »${name}« er åben.`,
    discarded: (name) => `Gemt: Kladden »${name}« er kasseret.`,
    resumed: (name) => `Gemt: Kladden »${name}« er gendannet.`,
    endedByOther: (name) => `Kladden »${name}« er overført eller kasseret. Du er i hovedkladden.`,
    offline: 'Det kræver forbindelse at skifte kladde. Prøv igen, når den er tilbage.',
  },
  server: {
    step: (name) => `Kladden »${name}«`,
    done: (name) => `Gemt: Kladden »${name}« er overført til hovedkladden.`,
    changedMeanwhile: (name) =>
      `Gemt: Kladden »${name}« er overført til hovedkladden. Nogen har ændret den siden, så den er stadig åben.`,
    taken: 'Der er allerede en kladde med det navn. Vælg et andet.',
    tooMany: (most) => `Der er ${most} kladder. Overfør eller kassér en af dem først.`,
    migrated: 'Konvertér indholdet til det nuværende format',
    gone: 'Denne kladde er overført eller kasseret. Genindlæs siden.',
    applyFirst: 'Overfør først kladden til hovedkladden i menuen med kladder, og udgiv så derfra.',
    needsHistory: 'Kladder kræver hjemmesidens historik. Bed din udvikler om at slå den til.',
    failed: 'Det lykkedes ikke, og intet er ændret. Vis detaljerne til din udvikler.',
    regions:
      'Kladden ændrer hjemmesidens regioner eller sprog. Lav først den samme ændring i hovedkladden, og overfør så.',
  },
};
