import type { TranslationState } from '../protocol/answers.ts';
import type { CheckedFiles } from '../../content/validate/validate.ts';
import type { SiteRegions } from '../../regions/site-regions.ts';
import { translationChecksSchema, type TranslationCheckSettings } from '../../schema/translation-checks.schema.ts';
import {
  missingTexts,
  sameTexts,
  severityOf,
  untranslatedTexts,
  type TranslationIssue,
} from '../../authoring/translations/find-translation-issues.ts';
import { findTexts } from '../../authoring/translations/find-texts.ts';
import { namesInData } from '../../authoring/translations/known-names.ts';
import type { TextFile } from '../../authoring/translations/text-files.ts';

/** Finds the texts of a file. */
export const textFileOf = (file: string, text: string, regions: SiteRegions): TextFile => ({
  file,
  texts: findTexts(text.replace(/^\uFEFF/, ''), regions),
});

/** Returns the settings of the translation check; the default ones while their file has mistakes. */
export const translationSettings = ({ translations }: CheckedFiles): TranslationCheckSettings =>
  translations?.value ?? translationChecksSchema.parse({});

/** Returns the texts that may be the same in two languages: those that the settings allow, and the names in the content. */
export function textsAllowedSame(checked: CheckedFiles): string[] {
  const { singles, entries } = checked;
  const named = [singles.site, singles.regions, ...[...entries.values()].flat()].map((one) => one?.value);
  return [...translationSettings(checked).sameAllowed, ...named.flatMap(namesInData)];
}

/** Finds missing translations, and those that only repeat their source, as far as the site's settings care. */
export function translationStates(source: TextFile, checked: CheckedFiles, regions: SiteRegions): TranslationState[] {
  const settings = translationSettings(checked);
  return [
    ...missingTexts([source], regions),
    ...untranslatedTexts([source], regions),
    ...sameTexts([source], textsAllowedSame(checked), regions),
  ]
    .filter(({ kind }) => severityOf(kind, settings) !== 'off')
    .flatMap(statesOf);
}

const STATES = { missing: 'missing', same: 'same', stale: 'older', untranslated: 'untranslated' } as const;

/** Returns the state of each language or region that an issue is about. */
export const statesOf = ({ kind, keys, text: { path } }: TranslationIssue): TranslationState[] =>
  keys.map((key) => ({ path: [...path], key, state: STATES[kind] }));
