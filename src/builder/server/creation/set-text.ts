import type { SiteTexts } from '../../../authoring/content-edit/compound/site-texts.ts';
import { planEdits } from '../../../authoring/edit/plan-edits.ts';
import { untranslatedMark } from '../../../authoring/regions/variants.ts';
import type { Path } from '../../../data/path.ts';
import { isMap } from '../../../data/plain.ts';
import { sourceLanguageOf, type SiteRegions } from '../../../regions/site-regions.ts';
import { fieldsOf } from './set-fields.ts';

/** Texts by language. */
type Wordings = Readonly<Record<string, string>>;

/** Returns a text in every language: one in which it isn't written has the text in the source language. */
export function completeText(text: Wordings, regions: Pick<SiteRegions, 'languages'>): Record<string, string> {
  const source = text[sourceLanguageOf(regions)] ?? Object.values(text)[0] ?? '';
  return Object.fromEntries(regions.languages.map((language) => [language, text[language] ?? source]));
}

/**
 * Sets a text. A language in which it isn't written has the text in the source language, with the comment of texts that aren't
 * translated yet.
 */
export function setTranslatedText(site: SiteTexts, file: string, path: Path, text: Wordings): void {
  const { regions } = site.model;
  const fields = fieldsOf(site, file, site.model);
  const complete = completeText(text, regions);
  const missing = regions.languages.filter((language) => text[language] === undefined);
  if (missing.length === 0) return fields.set(path, complete);
  const before = fields.valueAt(path);
  const written = Object.entries(complete).filter(([language]) => text[language] !== undefined);
  // A text stays where it is; one by region becomes one by language.
  if (isMap(before) && written.every(([language]) => language in before)) {
    for (const [language, words] of written) fields.set([...path, language], words);
    for (const key of Object.keys(before)) if (text[key] === undefined) fields.remove([...path, key]);
  } else fields.set(path, Object.fromEntries(written));
  site.change(file, (before) =>
    planEdits(
      before,
      missing.map((language) => ({
        operation: { op: 'put', path: [...path], key: language, value: complete[language] ?? '' },
        comment: untranslatedMark(language),
      })),
    ),
  );
}
