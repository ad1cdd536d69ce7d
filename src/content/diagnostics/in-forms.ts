import type { Visibility } from '../../schema/schedule.ts';
import { shorten, toPrintable } from './diagnostic.ts';
import { type Language, languageName, type SiteRegions } from '../../regions/site-regions.ts';
import { enumerated, FORM_LOCALES, joined, Phrase, phraseOf, say, verbatim } from '../../i18n/phrase.ts';
import { sectionBase } from '../../schema/page.schema.ts';
import type { SectionDefinitions } from '../../model/content-model.ts';

/** Quotes a value for a message in a form: “Pricing”. */
export const named = (text: string): Phrase => say`“${verbatim(toPrintable(shorten(text.replace(/\s+/g, ' '), 40)))}”`;

/** Quotes a value that somebody is to write in a form: nothing of it may be left out. */
export const namedWhole = (text: string): Phrase => say`“${verbatim(toPrintable(text))}”`;

/** Quotes several values that somebody is to write or to choose. */
export const allNamed = (texts: readonly string[]): Phrase => joined(texts.map(namedWhole), ', ');

/** Quotes the title of a field or of a section type, as forms show it. */
export const titled = (title: string): Phrase => say`“${phraseOf(title)}”`;

/** Asks for the value that is meant, or returns a fallback if none is close. */
export const didYouMean = (near: string | undefined, otherwise: Phrase): Phrase =>
  near === undefined ? otherwise : say`Did you mean ${namedWhole(near)}?`;

/** Formats a calendar day as forms show it: "Dec 1, 2026". What isn't a day stays as it is. */
export const dayInForm = (text: string): Phrase => {
  const date = new Date(text);
  return new Phrase((language) =>
    Number.isNaN(date.getTime())
      ? text
      : new Intl.DateTimeFormat(FORM_LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(date),
  );
};

/** Describes in a form when something is shown: "is only shown from Dec 1, 2026 until Dec 24, 2026". */
export function visibilityInForm({ visibleFrom, visibleUntil, draft }: Visibility): Phrase {
  if (draft) return say`is a draft`;
  const [from, until] = [dayInForm(visibleFrom ?? ''), dayInForm(visibleUntil ?? '')];
  if (visibleFrom === undefined)
    return visibleUntil === undefined ? say`is always shown` : say`is only shown until ${until}`;
  return visibleUntil === undefined ? say`is only shown from ${from}` : say`is only shown from ${from} until ${until}`;
}

/** Names a language: "Danish". */
export const languageWord = (language: Language): Phrase =>
  new Phrase((own) =>
    own === 'en'
      ? languageName(language)
      : (new Intl.DisplayNames(FORM_LOCALES[own], { type: 'language' }).of(language) ?? language),
  );

/** Names a region. A code without region stays as it is. */
export const regionName = (code: string, { names }: Pick<SiteRegions, 'names'>): string =>
  (names as Readonly<Record<string, string>>)[code] ?? code;

/** Names several regions: "the United States and Canada". */
export const regionNames = (codes: readonly string[], regions: Pick<SiteRegions, 'names'>): Phrase =>
  enumerated(codes.map((code) => verbatim(regionName(code, regions))));

/** Quotes the title of a section type; an unknown type is quoted itself. */
export const sectionTitle = (sections: SectionDefinitions, type: string): Phrase =>
  titled(sections.get(type)?.title ?? type);

/** Lists the titles of section types with "or" before the last one. */
export const sectionTitles = (sections: SectionDefinitions, types: readonly string[]): Phrase =>
  enumerated(
    types.map((type) => sectionTitle(sections, type)),
    'disjunction',
  );

/** A field that keeps a section or page from being shown always and everywhere. */
export type Limit = 'hidden' | 'regions' | 'draft' | 'visibleFrom' | 'visibleUntil';

const titleOf = (field: Limit): Phrase => titled(sectionBase[field].meta()?.title ?? field);

/** Says how a form lifts what keeps something from being shown: "turn “Draft” off and clear “Visible until”". */
export const liftLimits = (fields: readonly Limit[]): Phrase =>
  enumerated(
    fields.map((field) => {
      if (field === 'regions') return say`show it in all regions`;
      return field === 'hidden' || field === 'draft' ? say`turn ${titleOf(field)} off` : say`clear ${titleOf(field)}`;
    }),
  );
