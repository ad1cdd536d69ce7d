import { texts } from '../../../editing-protocol/texts/texts.ts';
import type { SectionDefinitions } from '../../../content/validate/section-definitions.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../regions/language.ts';
import type { SiteTexts } from '../../content-edit/compound/site-texts.ts';
import type { NewFile } from '../../scaffold/fill-template.ts';
import { caseStudyFiles } from '../../scaffold/new-files.ts';
import { CallError } from '../call-error.ts';
import { matchLanguages } from './match-languages.ts';
import type { CreateInput } from './plan-page.ts';
import { fieldsOf } from './set-fields.ts';

/**
 * Adds a case study to the site's texts.
 * @returns its file, and the placeholders for pictures that weren't chosen
 */
export function planCaseStudy(
  site: SiteTexts,
  { name, title, caseStudy }: CreateInput,
  sections: SectionDefinitions,
): { file: string; pictures: NewFile[] } {
  if (!caseStudy) throw new CallError(texts.server.creation.noCaseStudy);
  const [content, ...placeholders] = caseStudyFiles(name);
  if (!content) throw new CallError(texts.server.creation.noTemplate);
  const { file, text } = content;
  const client = title[SOURCE_LANGUAGE] ?? Object.values(title)[0] ?? name;
  site.add(file, matchLanguages(text, LANGUAGES));
  const fields = fieldsOf(site, file, sections);
  const { logo, background, country, ...others } = caseStudy;
  for (const [key, value] of Object.entries(others)) fields.set([key], value);
  fields.set(['clientName'], client);
  fields.set(['flags'], [{ emoji: flagOf(country), country: namesOf(country) }]);
  // Without them, the page shows the general texts of the dictionary.
  for (const key of ['challenge', 'solution']) fields.remove([key]);
  if (logo !== undefined) fields.set(['logoUrl'], logo);
  if (background !== undefined) fields.set(['backgroundImage'], background);
  const named = new Set([fields.valueAt(['logoUrl']), fields.valueAt(['backgroundImage'])]);
  return { file, pictures: placeholders.filter((picture) => named.has(picture.file.replace(/^public/, ''))) };
}

/** The flag of a country: its code in regional indicator symbols. */
const flagOf = (country: string): string =>
  String.fromCodePoint(...[...country].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 'A'.charCodeAt(0)));

/** The names of a country, by language. */
const namesOf = (country: string): Record<string, string> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country]),
  );
