import {
  isDraftLanguage,
  isLanguage,
  isRegionCode,
  languageName,
  sourceLanguageOf,
  type SiteRegions,
} from '../../regions/site-regions.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { Path } from '../../data/path.ts';
import type { SourceOfFile } from './validate.ts';

/** The comment of a text that repeats its source (decision 81). */
const MARK = / # untranslated: ([a-z][\w-]*)/g;

/**
 * Reports texts that still repeat their source, as the comment `# untranslated: sv` says, in a language of a published
 * region. In a draft they are left to `npm run content:translations`.
 */
export function untranslatedMarks(text: string, { data, pathOf, regions }: SourceOfFile): Finding[] {
  if (!text.includes('# untranslated: ')) return [];
  const source = sourceLanguageOf(regions);
  return [...text.matchAll(MARK)].flatMap(({ index, 1: language }): Finding[] => {
    if (!isLanguage(regions, language) || isDraftLanguage(regions, language) || language === source) return [];
    const path = pathOf({ offset: index });
    if (!repeatsSource(data, path, regions)) return [];
    const message = `The ${languageName(language)} text is still the ${languageName(source)} one, and its region is published.`;
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
function repeatsSource(data: unknown, path: Path, regions: SiteRegions): boolean {
  const source = sourceLanguageOf(regions);
  const texts = path.slice(0, -1).reduce<unknown>((value, step) => Object(value)[step] as unknown, data); // plain data
  const own = Object(texts)[path.at(-1) ?? ''] as unknown;
  const isSource = (key: string) =>
    key === source || (isRegionCode(regions, key) && regions.languageOf[key] === source);
  return (
    typeof own === 'string' &&
    Object.entries(Object(texts) as object).some(
      ([key, value]) =>
        key !== path.at(-1) && isSource(key) && typeof value === 'string' && value.trim() === own.trim(),
    )
  );
}
