/** The languages of the site. Texts are translated from the first one. */
export const LANGUAGES = ['en', 'da'] as const;

/** A language of the site, as the key of a text. */
export type Language = (typeof LANGUAGES)[number];

/** The language that texts are translated from. */
export const SOURCE_LANGUAGE: Language = LANGUAGES[0];

/** The languages that texts are translated to. */
export const TARGET_LANGUAGES: readonly Language[] = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);

/** Returns whether a key is a language of the site. */
export const isLanguage = (value: unknown): value is Language => (LANGUAGES as readonly unknown[]).includes(value);

const ENGLISH_NAMES = new Intl.DisplayNames('en-US', { type: 'language' });

/** A language's English name, for messages and field titles: English, Danish. */
export const languageName = (language: Language): string => ENGLISH_NAMES.of(language) ?? language;
