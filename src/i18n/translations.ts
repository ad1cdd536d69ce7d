import { interfaceLanguage, type InterfaceLanguage } from './interface-language.ts';
import { humanize } from './name-forms.ts';

/** English texts, and the same in another language. `{0}` stands for the first value of a text, `{1}` for the second. */
export type Translations = Readonly<Record<string, string>>;

const catalogues: Partial<Record<InterfaceLanguage, Map<string, string>>> = {};

/** Adds translations of a language: those of the engine, and those of a site for its own sections and collections. */
export function addTranslations(language: InterfaceLanguage, translations: Translations): void {
  const catalogue = (catalogues[language] ??= new Map());
  for (const [text, translation] of Object.entries(translations)) catalogue.set(text, translation);
}

/** Returns the translation of an English text; `undefined` if the language has none. */
export const translationOf = (text: string, language = interfaceLanguage()): string | undefined =>
  catalogues[language]?.get(text);

/** Returns an English text in a language, by default that of the person; as it is if there is no translation. */
export const translated = (text: string, language = interfaceLanguage()): string =>
  translationOf(text, language) ?? text;

/** Returns the name of a field or fact in words of the person's language: `replyTime` is "Reply time", or "Svartid". */
export const nameInWords = (name: string | number | undefined): string => translated(humanize(name));
