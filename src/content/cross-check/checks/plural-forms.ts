import { languageWord } from '../../diagnostics/in-forms.ts';
import { say, verbatim } from '../../../i18n/phrase.ts';
import { type FileFinding, withRemedies } from '../../diagnostics/diagnostic.ts';
import { pluralCategories, pluralForms } from '../../../i18n/plural.ts';
import type { TextField } from '../../validate/walk-schema.ts';
import { type FieldCheck, languageOf } from './check-context.ts';

/** Reports a text with plural forms whose number isn't that of its language; one form fits every number. */
export const checkPluralForms: FieldCheck<TextField> = (site, { file, path, value, hasPlurals }) => {
  if (!hasPlurals) return [];
  return Object.entries(value).flatMap(([key, text]): FileFinding[] => {
    const language = languageOf(site, key);
    const forms = pluralForms(text).length;
    if (!language || forms === 1) return [];
    const categories = pluralCategories(language);
    if (forms === categories.length) return [];
    return [
      {
        file,
        path: [...path, key],
        ...withRemedies(
          say`The text has ${forms} plural forms; ${languageWord(language)} has ${categories.length}.`,
          `Write them in this order, with " | " between them: ${categories.join(' | ')}. One form alone is shown for every number.`,
          say`Write them in this order, with | between them: ${verbatim(categories.join(' | '))}. One form alone is shown for every number.`,
        ),
      },
    ];
  });
};
