import type { SectionDefinitions } from '../../model/content-model.ts';
import type { SectionData } from '../../schema/page-data.ts';
import type { Page } from '../../schema/page.schema.ts';
import type { RegionCode } from '../../regions/site-regions.ts';
import { isShownIn } from '../../schema/regional.ts';
import type { RegionContent } from '../../schema/site-content.ts';
import type { RegionPage } from './routes.ts';
import { localize, type LocalizeContext } from '../localize/localize.ts';

/** Builds a section with its data for search engines; empty if the section has nothing to show. */
export function buildSection(
  section: Page['sections'][number],
  definitions: SectionDefinitions,
  content: RegionContent,
  context: LocalizeContext,
) {
  const { type, id, ...rest } = section;
  const {
    hidden: _hidden,
    regions: _regions,
    visibleFrom: _from,
    visibleUntil: _until,
    draft: _draft,
    ...fields
  } = rest;
  const definition = definitions.get(type);
  if (!definition) throw new Error(`No section type "${type}"; the check lets none through.`);
  const props = definition.toProps(localize(definition.schema, fields, context), content);
  if (definition.isEmpty?.(props)) return [];
  const built: SectionData = { type, ...(id && { anchor: id }), props };
  return [
    {
      section: built,
      offers: definition.offers?.(props) ?? [],
      lists: definition.lists?.(props),
      questions: definition.questions?.(props) ?? [],
    },
  ];
}

/**
 * Builds a section that visitors don't see, for its author. It tells search engines nothing. If what it names isn't shown
 * either, it has no data.
 */
export function buildGhost(...args: Parameters<typeof buildSection>): ReturnType<typeof buildSection> {
  const [{ type, id }] = args;
  const built = builtOrNothing(...args)?.section ?? { type, ...(id && { anchor: id }), props: undefined };
  return [{ section: { ...built, ghost: true }, offers: [], lists: undefined, questions: [] }];
}

function builtOrNothing(...args: Parameters<typeof buildSection>) {
  try {
    return buildSection(...args)[0];
  } catch {
    return undefined; // an entry that it can't be without isn't shown
  }
}

/**
 * Gives each section without an anchor its type as one, unless another section on the page has that anchor. A ghost takes
 * none away from what visitors see.
 */
export function withAnchors(sections: SectionData[]): SectionData[] {
  const taken = new Set(sections.flatMap(({ anchor, ghost }) => (ghost ? [] : (anchor ?? []))));
  const seen = sections.map((section) => {
    if (section.ghost || section.anchor || taken.has(section.type)) return section;
    taken.add(section.type);
    return { ...section, anchor: section.type };
  });
  return seen.map((section) => {
    const { anchor, ...rest } = section;
    return section.ghost && anchor !== undefined && taken.has(anchor) ? rest : section;
  });
}

/** Returns the sections that the region shows, as written in YAML. */
export const shownSections = ({ page, region }: RegionPage): Page['sections'] =>
  page.sections.filter((section) => isSectionShown(section, region));

/** Returns whether a region shows a section. */
export const isSectionShown = (section: Page['sections'][number], region: RegionCode): boolean =>
  !section.hidden && isShownIn(section, region);
