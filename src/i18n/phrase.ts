import { interfaceLanguage, type InterfaceLanguage } from './interface-language.ts';
import { capitalize } from './name-forms.ts';
import { translated } from './translations.ts';

/** The locale in which forms write dates and lists. */
export const FORM_LOCALES: Readonly<Record<InterfaceLanguage, string>> = { en: 'en-US', da: 'da-DK' };

/** As many digits as a number has. */
const NUMBER = { useGrouping: false, maximumFractionDigits: 20 } as const;

/**
 * Words that can be said in any language of the interface. They're made when a mistake is found, and said when a person is
 * told of it.
 */
export class Phrase {
  /** The words in English. */
  readonly english: string;
  /** The English texts whose translations it's made of. */
  readonly texts: readonly string[];
  readonly #say: (language: InterfaceLanguage) => string;

  constructor(say: (language: InterfaceLanguage) => string, texts: readonly string[] = []) {
    this.#say = say;
    this.english = say('en');
    this.texts = texts;
  }

  /** Returns the words in a language, by default that of the person. */
  in(language = interfaceLanguage()): string {
    return this.#say(language);
  }

  /** Returns the words in English. */
  toString(): string {
    return this.english;
  }
}

/**
 * What stands at a placeholder of a phrase. Words are phrases themselves, so that none stays in English by mistake; names
 * and what a person has written are `verbatim`.
 */
export type PhraseValue = Phrase | number | bigint;

const textsOf = (values: readonly PhraseValue[]): string[] =>
  values.flatMap((value) => (value instanceof Phrase ? value.texts : []));

const valueIn = (value: PhraseValue | undefined, language: InterfaceLanguage): string => {
  if (value instanceof Phrase) return value.in(language);
  // Without marks between thousands: it may be a year.
  return value === undefined ? '' : value.toLocaleString(FORM_LOCALES[language], NUMBER);
};

/**
 * Makes a phrase of a template. Its translation is found by the template, with `{0}` and so on for the values:
 *
 * @example
 * say`The ${language} text is missing.`; // "The {0} text is missing.": "Teksten på {0} mangler."
 */
export function say(parts: TemplateStringsArray, ...values: readonly PhraseValue[]): Phrase {
  const template = parts.reduce((text, part, index) => `${text}{${index - 1}}${part}`);
  const textIn = (language: InterfaceLanguage) => filledIn(translated(template, language), values, language);
  return new Phrase(textIn, [template, ...textsOf(values)]);
}

const filledIn = (template: string, values: readonly PhraseValue[], language: InterfaceLanguage): string =>
  template.replace(/\{(\d+)\}/g, (_placeholder, index: string) => valueIn(values[Number(index)], language));

/** Makes a phrase of a text without values, such as a title that a schema has. */
export const phraseOf = (text: string): Phrase => new Phrase((language) => translated(text, language), [text]);

/** Words that are the same in all languages: names, and what a person has written. */
export const verbatim = (text: string): Phrase => new Phrase(() => text);

/** Begins a phrase with a capital letter. */
export const capitalized = (phrase: Phrase): Phrase =>
  new Phrase((language) => capitalize(phrase.in(language)), phrase.texts);

/** Joins phrases by something that's the same in all languages, such as a space. */
export const joined = (phrases: readonly PhraseValue[], separator: string): Phrase =>
  new Phrase((language) => phrases.map((one) => valueIn(one, language)).join(separator), textsOf(phrases));

/** Lists words with "and" or "or" before the last one. */
export const enumerated = (
  items: Iterable<PhraseValue>,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): Phrase => {
  const all = [...items];
  const textIn = (language: InterfaceLanguage) =>
    new Intl.ListFormat(FORM_LOCALES[language], { type }).format(all.map((one) => valueIn(one, language)));
  return new Phrase(textIn, textsOf(all));
};
