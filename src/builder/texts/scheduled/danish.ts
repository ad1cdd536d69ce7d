import { list } from '../danish/formats.ts';
import type { ScheduledTexts } from './scheduled-texts.ts';

export const danishScheduled: ScheduledTexts = {
  appears: (what) => `${what} kommer frem`,
  disappears: (what) => `${what} forsvinder`,
  published: (changes) =>
    changes.length === 0 ? 'Udgivet efter tidsplanen' : `Udgivet efter tidsplanen: ${list(changes)}`,
  failed: {
    title: 'En planlagt ændring er ikke udgivet endnu',
    tryAgain: 'Sidebyggeren prøver automatisk igen.',
  },
  mail: {
    subject: (site) => `En planlagt ændring er ikke udgivet endnu på ${site}`,
    text: (reason) =>
      `Efter tidsplanen skulle noget vises eller forsvinde på din hjemmeside i dag, men det kunne ikke udgives. Besøgende ser stadig hjemmesiden, som den var. Sidebyggeren prøver automatisk igen.\n\nÅrsagen, til din udvikler:\n\n${reason}\n`,
  },
};
