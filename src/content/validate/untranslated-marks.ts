import {
  isDraftLanguage,
  isLanguage,
  languageName,
  REGION_LANGUAGES,
  SOURCE_LANGUAGE,
} from '../../regions/language.ts';
import { isRegionCode } from '../../regions/region-code.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { OpenFile } from '../parse/parse-yaml.ts';
import type { Path } from '../../data/path.ts';

/** The comment of a text that repeats its source (decision 81). */
const MARK = / # untranslated: ([a-z][\w-]*)/g;

/**
 * Reports texts that still repeat their source, as the comment `# untranslated: sv` says, in a language of a published
 * region. In a draft they are left to `npm run content:translations`.
 */
export function untranslatedMarks(text: string, { data, pathOf }: OpenFile): Finding[] {
  if (!text.includes('# untranslated: ')) return [];
  return [...text.matchAll(MARK)].flatMap(({ index, 1: language }): Finding[] => {
    if (!isLanguage(language) || isDraftLanguage(language) || language === SOURCE_LANGUAGE) return [];
    const path = pathOf({ offset: index });
    if (!repeatsSource(data, path)) return [];
    const message = `The ${languageName(language)} text is still the ${languageName(SOURCE_LANGUAGE)} one, and its region is published.`;
    return [
      {
        path,
        message,
        hint: `Translate it ("npm run content:translations -- --export texts.xlf --to ${language}") and delete the comment, or write "draft: true" in the region.`,
        form: { hint: 'Translate it, or make the region a draft again.' },
      },
    ];
  });
}

/** Returns whether the text at a path equals one in the source language beside it. */
function repeatsSource(data: unknown, path: Path): boolean {
  const texts = path.slice(0, -1).reduce<unknown>((value, step) => Object(value)[step] as unknown, data); // plain data
  const own = Object(texts)[path.at(-1) ?? ''] as unknown;
  const isSource = (key: string) =>
    key === SOURCE_LANGUAGE || (isRegionCode(key) && REGION_LANGUAGES[key] === SOURCE_LANGUAGE);
  return (
    typeof own === 'string' &&
    Object.entries(Object(texts) as object).some(
      ([key, value]) =>
        key !== path.at(-1) && isSource(key) && typeof value === 'string' && value.trim() === own.trim(),
    )
  );
}
