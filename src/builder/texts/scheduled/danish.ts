import { list } from '../danish/formats.ts';
import type { ScheduledTexts } from './scheduled-texts.ts';

export const danishScheduled: ScheduledTexts = {
  appears: (what) => `${what} kommer frem`,
  disappears: (what) => `${what} forsvinder`,
  published: (changes) =>
    changes.length === 0 ? 'Udgivet efter tidsplanen' : `Udgivet efter tidsplanen: ${list(changes)}`,
  failed: {
    title: 'Noget planlagt er ikke udgivet endnu',
    tryAgain: 'Der bliver automatisk prøvet igen.',
  },
  mail: {
    subject: (site) => `Noget planlagt er ikke udgivet endnu på ${site}`,
    text: (reason) =>
      `Noget skulle efter tidsplanen komme frem på eller forsvinde fra din hjemmeside i dag, men det kunne ikke udgives. Besøgende ser hjemmesiden, som den var. Der bliver automatisk prøvet igen.\n\nÅrsagen, til din udvikler:\n\n${reason}\n`,
  },
};
