import type { Visibility } from '../../schema/schedule.ts';
import { shorten, toPrintable } from './diagnostic.ts';
import type { SiteRegions } from '../../regions/site-regions.ts';
import { sectionBase } from '../../schema/page.schema.ts';
import type { SectionDefinitions } from '../../model/content-model.ts';

/** Quotes a value for a message in a form: “Pricing”. */
export const named = (text: string): string => `“${toPrintable(shorten(text.replace(/\s+/g, ' '), 40))}”`;

/** Quotes a value that somebody is to write in a form: nothing of it may be left out. */
export const namedWhole = (text: string): string => `“${toPrintable(text)}”`;

/** Puts typographic quotes around what a message for the file quotes. */
export const curlyQuotes = (text: string): string => text.replace(/"([^"]*)"/g, '“$1”');

/** Asks for the value that is meant, or returns a fallback if none is close. */
export const didYouMean = (near: string | undefined, otherwise: string): string =>
  near === undefined ? otherwise : `Did you mean ${namedWhole(near)}?`;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a calendar day as forms show it: "Dec 1, 2026". What isn't a day stays as it is. */
export const dayInForm = (text: string): string => {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : day.format(date);
};

/** Describes in a form when something is shown: "is only shown from Dec 1, 2026 until Dec 24, 2026". */
export function visibilityInForm({ visibleFrom, visibleUntil, draft }: Visibility): string {
  if (draft) return 'is a draft';
  if (visibleFrom === undefined && visibleUntil === undefined) return 'is always shown';
  const from = visibleFrom === undefined ? '' : ` from ${dayInForm(visibleFrom)}`;
  return `is only shown${from}${visibleUntil === undefined ? '' : ` until ${dayInForm(visibleUntil)}`}`;
}

const and = new Intl.ListFormat('en-US');

/** Lists texts with "and" before the last one. */
export const listed = (texts: Iterable<string>): string => and.format(texts);

const or = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Names a region. A code without region stays as it is. */
export const regionName = (code: string, { names }: Pick<SiteRegions, 'names'>): string =>
  (names as Readonly<Record<string, string>>)[code] ?? code;

/** Names several regions: "the United States and Canada". */
export const regionNames = (codes: readonly string[], regions: Pick<SiteRegions, 'names'>): string =>
  listed(codes.map((code) => regionName(code, regions)));

/** Quotes the title of a section type; an unknown type is quoted itself. */
export const sectionTitle = (sections: SectionDefinitions, type: string): string =>
  named(sections.get(type)?.title ?? type);

/** Lists the titles of section types with "or" before the last one. */
export const sectionTitles = (sections: SectionDefinitions, types: readonly string[]): string =>
  or.format(types.map((type) => sectionTitle(sections, type)));

/** A field that keeps a section or page from being shown always and everywhere. */
export type Limit = 'hidden' | 'regions' | 'draft' | 'visibleFrom' | 'visibleUntil';

const titleOf = (field: Limit): string => sectionBase[field].meta()?.title ?? field;

/** Says how a form lifts what keeps something from being shown: "turn “Draft” off and clear “Visible until”". */
export const liftLimits = (fields: readonly Limit[]): string =>
  listed(
    fields.map((field) => {
      if (field === 'regions') return 'show it in all regions';
      return field === 'hidden' || field === 'draft' ? `turn “${titleOf(field)}” off` : `clear “${titleOf(field)}”`;
    }),
  );
