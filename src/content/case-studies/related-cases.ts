import { recordOf } from '../../regions/record-of.ts';
import { REGION_CODES, type RegionCode } from '../../regions/region-code.ts';
import type { Page } from '../../schema/page.schema.ts';
import { isShownIn, type Regional } from '../../schema/regional.ts';
import type { PageEntry } from '../../schema/site-content.ts';
import type { SectionDefinitions } from '../validate/section-definitions.ts';

/** Path of the home page, whose order of case studies the "next case" links follow. */
const HOME_PATH = '';

type Pages = readonly Pick<PageEntry, 'path' | 'namedCases'>[];
type Identified = Readonly<{ id: string }>;

/** Returns the ids of the case studies that a page's visible sections name, in order, by region. */
export const namedCasesOf = (sections: Page['sections'], definitions: SectionDefinitions): Regional<string[]> =>
  recordOf(REGION_CODES, (code) => namedIn(code, sections, definitions));

const namedIn = (region: RegionCode, sections: Page['sections'], definitions: SectionDefinitions): string[] =>
  sections
    .filter((section) => !section.hidden && isShownIn(section, region))
    .flatMap((section) => definitions.get(section.type)?.namedCases?.(section, region) ?? []);

/** Orders case studies as the home page names them in a region; those that it doesn't name follow. */
export function orderCases<C extends Identified>(caseStudies: readonly C[], pages: Pages, region: RegionCode): C[] {
  const byId = new Map(caseStudies.map((caseStudy) => [caseStudy.id, caseStudy]));
  const home = pages.find(({ path }) => path === HOME_PATH);
  const named = home?.namedCases?.[region].flatMap((id) => byId.get(id) ?? []) ?? [];
  return [...new Set([...named, ...caseStudies])];
}

/** Maps each case study to the next one, the last one to the first. Empty if there's only one. */
export const followers = <C extends Identified>(ordered: readonly C[]): ReadonlyMap<string, C> =>
  new Map(
    ordered.length > 1
      ? ordered.map(({ id }, index) => [id, ordered[(index + 1) % ordered.length] as C]) // the index is in the list
      : [],
  );

/**
 * Finds the service whose page names a case study in a region. If several do, it's the one whose page names it earliest,
 * then the first in the menu.
 */
export function findServiceOfCase<S extends Readonly<{ link: string }>>(
  id: string,
  { services, pages, region }: { services: readonly S[]; pages: Pages; region: RegionCode },
): S | undefined {
  const found = services.flatMap((service) => {
    const page = pages.find(({ path }) => `/${path}` === service.link);
    const position = page?.namedCases?.[region].indexOf(id) ?? -1;
    return position < 0 ? [] : [{ service, position }];
  });
  return found.sort((one, other) => one.position - other.position)[0]?.service;
}
