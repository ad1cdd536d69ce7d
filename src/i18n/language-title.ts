import { interfaceLanguage } from './interface-language.ts';
import { capitalize } from './name-forms.ts';
import { FORM_LOCALES } from './phrase.ts';

/** The name of a language inside a sentence, in the language of the person: "Danish", "dansk". */
export const languageInSentence = (language: string): string =>
  new Intl.DisplayNames(FORM_LOCALES[interfaceLanguage()], { type: 'language' }).of(language) ?? language;

/** The name of a language as a title, in the language of the person: "Danish", "Dansk". */
export const languageTitle = (language: string): string => capitalize(languageInSentence(language));
