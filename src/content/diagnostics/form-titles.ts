import type { SiteRegions } from '../../regions/site-regions.ts';
import { sectionBase } from '../../schema/page.schema.ts';
import { listed, named } from './in-forms.ts';
import type { SectionDefinitions } from '../../model/content-model.ts';

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
