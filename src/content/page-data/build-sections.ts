import type { SectionDefinitions } from '../../model/content-model.ts';
import type { SectionData } from '../../schema/page-data.ts';
import type { Page } from '../../schema/page.schema.ts';
import type { RegionContent } from '../../schema/site-content.ts';
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

/** Gives each section without an anchor its type as one, unless another section on the page has that anchor. */
export function withAnchors(sections: SectionData[]): SectionData[] {
  const taken = new Set(sections.flatMap(({ anchor }) => anchor ?? []));
  return sections.map((section) => {
    if (section.anchor || taken.has(section.type)) return section;
    taken.add(section.type);
    return { ...section, anchor: section.type };
  });
}
