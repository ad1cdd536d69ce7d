import type { RegionCode } from '../../regions/site-regions.ts';
import { regionPath } from '../../regions/region-path.ts';
import type { CompleteRegion } from '../../schema/region.schema.ts';
import { isShownIn } from '../../schema/regional.ts';
import type { ContentModel } from '../../model/content-model.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import type { PageFacts } from './page-facts.ts';

interface Source {
  content: SiteContent;
  model: Pick<ContentModel, 'menuSection'>;
}

/** Places of a region's site that search engines are told about on every page. */
export interface SitePlaces {
  /** Path of the page about the owner, with its region. */
  profile: string | undefined;
  /** Anchor of the section on the home page that shows the list of the header, if the region shows one there. */
  menuAnchor: string | undefined;
}

/** Finds the places of a region's site. */
export function sitePlaces({ content: { pages }, model: { menuSection } }: Source, code: RegionCode): SitePlaces {
  const profile = pages.find(({ kind }) => kind === 'profile');
  const home = pages.find(({ path }) => path === '');
  const list = home?.sections.find(
    (section) => section.type === menuSection && !section.hidden && isShownIn(section, code),
  );
  return {
    profile: profile && regionPath(code, profile.path),
    menuAnchor: list && (list.id ?? list.type),
  };
}

/** Where a region is: its one country, or the region that has several. */
export const areaOf = ({ name, countries }: CompleteRegion): PageFacts['area'] => ({
  '@type': countries.length === 1 ? 'Country' : 'Place',
  name,
});
