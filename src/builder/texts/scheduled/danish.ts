import { list } from '../danish/formats.ts';
import { paragraphs } from './paragraphs.ts';
import type { ScheduledTexts } from './english.ts';

export const danishScheduled: ScheduledTexts = {
  appears: (what) => `${what} kommer frem`,
  disappears: (what) => `${what} forsvinder`,
  published: (changes) =>
    changes.length === 0 ? 'Udgivet efter tidsplanen' : `Udgivet efter tidsplanen: ${list(changes)}`,
  failed: {
    title: 'En planlagt ændring er ikke udgivet endnu',
    tryAgain: (time) => `Sidebyggeren prøver igen af sig selv kl. ${time}.`,
  },
  mail: {
    failed: {
      subject: (site) => `En planlagt ændring er ikke udgivet endnu på ${site}`,
      text: ({ message, details, builder }) =>
        paragraphs(
          `Efter tidsplanen skulle noget vises eller forsvinde på din hjemmeside i dag, men det kunne ikke udgives. ${message}`,
          'Besøgende ser stadig hjemmesiden, som den var. Sidebyggeren prøver igen af sig selv, og du får en mail, når det er lykkedes.',
          builder && `Sidebyggeren: ${builder}`,
          `Til din udvikler:\n${details}`,
        ),
    },
    live: {
      subject: (site) => `En planlagt ændring er nu udgivet på ${site}`,
      text: (when) =>
        paragraphs('Det, der ikke kunne udgives efter tidsplanen i første omgang, er nu online.', `${when}.`),
    },
  },
};
