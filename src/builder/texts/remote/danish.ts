import type { RemoteTexts } from './remote-texts.ts';

/** The same in Danish. */
export const danishRemote: RemoteTexts = {
  draft: {
    title: 'Ændringer, der ikke er udgivet, bliver ikke kopieret online',
    tryAgain: 'Sidebyggeren prøver selv igen. Alle ændringer er gemt her.',
    otherBuilder:
      'Onlinekopien har allerede ændringer, der ikke er udgivet, fra en anden sidebygger. Spørg din udvikler, hvilken af de to der skal kopiere sine dertil.',
  },
};
