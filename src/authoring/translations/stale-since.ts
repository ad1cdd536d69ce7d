import { formatPath } from '../../data/path.ts';
import { plainTypography } from '../../content/cross-check/checks/untranslated-texts.ts';
import {
  languageName,
  sourceLanguageOf,
  targetLanguagesOf,
  type Language,
  type SiteRegions,
} from '../../regions/site-regions.ts';
import type { TranslationIssue } from './find-translation-issues.ts';
import { findTexts, type FoundText, type Wording } from './find-texts.ts';
import { readDayOf } from './read-mark.ts';

/** A file in two versions. */
interface TwoVersions {
  file: string;
  before: string;
  after: string;
}

/** Finds translations that stayed as they were while their source text changed, and that nobody has marked as read since. */
export function staleSince({ file, before, after }: TwoVersions, regions: SiteRegions): TranslationIssue[] {
  const [was, is] = [findTexts(before, regions), findTexts(after, regions)];
  const source = sourceLanguageOf(regions);
  return is.flatMap((text) =>
    targetLanguagesOf(regions).flatMap((language): TranslationIssue[] => {
      const own = text.wordings[language];
      const then = own.length > 0 ? unchangedSince(text, was, { source, language }) : undefined;
      if (!then || marksOf(before, then.wordings[language]) !== marksOf(after, own)) return [];
      const sourceBefore = then.wordings[source][0]?.content;
      return [
        {
          kind: 'stale',
          language,
          file,
          text,
          keys: own.map(({ key }) => key),
          message: `The ${languageName(source)} text has changed, and the ${languageName(language)} one hasn't.`,
          hint: `Read the ${languageName(language)} text again.`,
          ...(sourceBefore !== undefined && { sourceBefore }),
        },
      ];
    }),
  );
}

/** Returns whether a text stands in an earlier version as it is. */
export const isUnchanged = (text: FoundText, earlier: readonly FoundText[]): boolean =>
  earlier.some(({ wordings }) => saidInAll(wordings) === saidInAll(text.wordings));

/** Returns the earlier text with the same translation and another source; `undefined` if the source is the same, too. */
function unchangedSince(
  { path, wordings }: FoundText,
  earlier: readonly FoundText[],
  { source, language }: { source: Language; language: Language },
): FoundText | undefined {
  const same = earlier.filter((one) => said(one.wordings, language) === said(wordings, language));
  if (same.some((one) => said(one.wordings, source) === said(wordings, source))) return undefined;
  // A text that has moved, with its list, is known by its translation.
  const found =
    same.find((one) => formatPath(one.path) === formatPath(path)) ?? (same.length === 1 ? same[0] : undefined);
  return found && said(found.wordings, source) !== '' ? found : undefined;
}

const said = (wordings: FoundText['wordings'], language: Language): string =>
  wordings[language].map(({ content }) => plainTypography(content)).join('\n');

const saidInAll = (wordings: FoundText['wordings']): string =>
  JSON.stringify(Object.values(wordings).map((own) => own.map(({ key, content }) => [key, plainTypography(content)])));

const marksOf = (source: string, wordings: readonly Wording[]): string =>
  wordings.map((wording) => readDayOf(source, wording) ?? '').join(' ');
