import type { RemoteTexts } from './english.ts';

const listOf = (people: readonly string[]): string => new Intl.ListFormat('da').format(people);

/** The same in Danish. */
export const danishRemote: RemoteTexts = {
  moved: {
    title: 'Hjemmesiden er ændret online',
    by: (versions, people) =>
      versions === 1
        ? `En ny version fra ${listOf(people)} er ikke hentet endnu.`
        : `${versions} nye versioner fra ${listOf(people)} er ikke hentet endnu.`,
    take: 'Hent ændringer',
  },
  fetch: {
    slow: 'Onlinekopien svarede ikke i tide. Prøv igen, og spørg din udvikler, hvis det sker igen.',
    failed: 'Onlinekopien kunne ikke læses. Vis detaljerne til din udvikler. Intet er ændret her.',
  },
  pull: {
    step: 'Ændringer fra onlinekopien',
    nothing: 'Der er intet nyt online.',
    done: (files, people) =>
      `Ændringerne fra ${listOf(people)} er hentet: ${files === 1 ? 'én side eller fil' : `${files} sider og filer`}.`,
    failed: 'Ændringerne kunne ikke hentes, og intet er ændret. Vis detaljerne til din udvikler.',
    changedMeanwhile: 'Et billede er ændret i mellemtiden, så intet er hentet. Prøv igen.',
    mistake: (reason) => `Intet er hentet, fordi resultatet ville have en fejl: ${reason}`,
    newVersion:
      'En ny version af sidebyggeren er klar online. Bed din udvikler om at installere den og genstarte sidebyggeren; hjemmesidens ændringer følger med.',
    ownCode:
      'Både denne sidebygger og onlinekopien har ændringer i programmet. Bed din udvikler om at samle dem; dit arbejde er gemt her.',
  },
  install: {
    about:
      'En ny version af sidebyggeren følger med. Den installeres, mens alle arbejder videre, og det tager nogle minutter. Så er sidebyggeren væk i nogle sekunder; det, du skriver, bliver gemt.',
    ownerOnly: 'En ny version af sidebyggeren følger med. En ejer kan hente den.',
    take: 'Installér og hent',
    steps: {
      packages: 'Henter det, den nye version skal bruge …',
      content: 'Tjekker hjemmesiden med den nye version …',
      program: 'Prøver den nye version …',
      restart: 'Sidebyggeren starter igen …',
    },
    failed: 'Den nye version kunne ikke installeres, og intet er ændret. Vis detaljerne til din udvikler.',
  },
  conflicts: {
    title: 'Ændret både her og online',
    hint: 'Dette er ændret begge steder. Vælg, hvad hjemmesiden skal have; alt andet hentes automatisk.',
    ours: 'Her',
    theirs: 'Online',
    by: (side, person) => (person === '' ? side : `${side}, af ${person}`),
    wholeFile: 'Som helhed',
    deleted: 'Slettet',
    changed: 'Ændret',
    empty: 'Tom',
    order: (label) => `${label}, rækkefølge`,
    apply: 'Hent',
    open: (count) => (count === 1 ? 'Ét valg mangler.' : `${count} valg mangler.`),
  },
  draft: {
    title: 'Ændringer, der ikke er udgivet, bliver ikke kopieret online',
    tryAgain: 'Sidebyggeren prøver selv igen. Alle ændringer er gemt her.',
    otherBuilder:
      'Onlinekopien har allerede ændringer, der ikke er udgivet, fra en anden sidebygger. Spørg din udvikler, hvilken af de to der skal kopiere sine dertil.',
  },
};
