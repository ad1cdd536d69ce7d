import { isLanguage, isRegionCode, type SiteRegions } from '../../regions/site-regions.ts';
import type { BuilderSession } from './session.ts';
import { textsOf, writtenFields } from './written-fields.ts';

/** A text of the site in one language, or a word of the site's settings, such as the phone number. */
export interface ListedText {
  file: string;
  /** The field's path with the language, or with the region of a regional text. */
  path: (string | number)[];
  /** Left out for a word that all languages share. */
  language?: string;
  text: string;
}

/** Answers `texts`: all texts of valid files, and what site.yaml says in one word for all languages. */
export const listTexts = (session: BuilderSession): ListedText[] => [
  ...writtenFields(session).flatMap((field) =>
    textsOf(field).map(([key, text]) => ({
      file: field.file,
      path: [...field.path, key],
      language: languageOf(key, session.model.regions),
      text,
    })),
  ),
  ...siteSettings(session),
];

/** Returns the language of a text's key, which is a language or a region. */
const languageOf = (key: string, regions: SiteRegions): string =>
  !isLanguage(regions, key) && isRegionCode(regions, key) ? regions.languageOf[key] : key;

function siteSettings(session: BuilderSession): ListedText[] {
  const { site } = session.check.result().checked.singles;
  return site ? wordsIn(site.value, []).map((word) => ({ file: site.file, ...word })) : [];
}

/** Lists the strings in a value with their paths. */
const wordsIn = (value: unknown, path: (string | number)[]): Pick<ListedText, 'path' | 'text'>[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => wordsIn(item, [...path, index]));
  return Object.entries(Object(value) as object).flatMap(([key, inner]) => wordsIn(inner, [...path, key]));
};
