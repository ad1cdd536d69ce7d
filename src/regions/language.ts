import { LANGUAGES, REGION_LANGUAGES } from '#site-regions';
import { isDraftRegion, REGION_CODES } from './region-code.ts';

/** The languages of the regions in `content/regions.yaml`. Texts are translated from the first one. */
export { LANGUAGES, REGION_LANGUAGES };

/** A language of the site, as the key of a text. */
export type Language = (typeof LANGUAGES)[number];

/** The language that texts are translated from: that of the first region. */
export const SOURCE_LANGUAGE: Language = LANGUAGES[0];

/** The languages that texts are translated to. */
export const TARGET_LANGUAGES: readonly Language[] = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);

/** Returns whether a key is a language of the site. */
export const isLanguage = (value: unknown): value is Language => (LANGUAGES as readonly unknown[]).includes(value);

/** Returns whether only draft regions speak a language, so that texts may still lack it. */
export const isDraftLanguage = (language: Language): boolean =>
  REGION_CODES.every((code) => REGION_LANGUAGES[code] !== language || isDraftRegion(code));

const ENGLISH_NAMES = new Intl.DisplayNames('en-US', { type: 'language' });

/** A language's English name, for messages and field titles: English, Danish. */
export const languageName = (language: Language): string => ENGLISH_NAMES.of(language) ?? language;
