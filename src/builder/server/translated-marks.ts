import type { FileChange } from '../../authoring/content-edit/file-change.ts';
import { withoutDoneMarks } from '../../authoring/translations/exchange/without-done-marks.ts';
import { sourceLanguageOf, targetLanguagesOf, type SiteRegions } from '../../regions/site-regions.ts';

const MARK = '# untranslated: ';

/** Whether a text of a file says of some of its texts that they aren't translated. */
export const hasTranslationMarks = (text: string): boolean => text.includes(MARK);

/**
 * Deletes the comments of texts that a change has translated, as a careful person would. A file that had such comments behind
 * translated texts before stays as it is.
 */
export function withoutTranslatedMarks<C extends FileChange>(change: C, regions: SiteRegions): C {
  const { before, after } = change;
  if (after === null || before === null || !hasTranslationMarks(after)) return change;
  const done = (text: string) =>
    targetLanguagesOf(regions).reduce(
      (rest, target) => withoutDoneMarks(rest, regions, { source: sourceLanguageOf(regions), target }),
      text,
    );
  return done(before) === before ? { ...change, after: done(after) } : change;
}
