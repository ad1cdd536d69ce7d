import { z } from 'zod';

const level = (title: string, description: string) =>
  z
    .enum(['error', 'warning', 'off'])
    .meta({ title, description: `${description} error, warning or off.`, form: description });

/** `content/translation-checks.yaml`: the severity of translation issues. */
export const translationChecksSchema = z
  .strictObject({
    missing: level('Missing', 'A text that one of the languages lacks.').default('error'),
    same: level('Same', 'A text that reads the same in two languages.').default('warning'),
    stale: level('Out of date', 'A translation that is older than the text it was made from.').default('warning'),
    sameAllowed: z.array(z.string().trim().min(1)).default([]).meta({
      title: 'May be the same',
      description: 'Words and names that are the same in every language, for example SaaS.',
    }),
  })
  .meta({
    title: 'Translations',
    description: 'How strict the check of translations is.',
    keywords: 'languages translating sprog oversættelser oversætte',
  });

/** The settings of the translation check, with defaults filled in. */
export type TranslationCheckSettings = z.output<typeof translationChecksSchema>;
