import type { Language } from '../../regions/region.ts';
import type { Site } from './site.ts';

/** The language in which the words of a key are written: of a language itself, or of a region. */
export function languageOf({ checked: { singles } }: Site, key: string): Language | undefined {
  if (key === 'en' || key === 'da') return key;
  const regions: Readonly<Record<string, { language: Language }>> = singles.regions?.value ?? {};
  return regions[key]?.language;
}

/** The names of the languages, as messages write them. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', da: 'Danish' };
