import type { RegionCode } from '../../regions/region-code.ts';
import { regionPath } from '../../regions/region-path.ts';
import type { CompleteRegion } from '../../schema/region.schema.ts';
import { isShownIn } from '../../schema/regional.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import type { PageFacts } from './page-facts.ts';

/** The section type that lists the services. */
const SERVICES = 'services';

/** Places of a region's site that search engines are told about on every page. */
export interface SitePlaces {
  /** Path of the page about the owner, with its region. */
  profile: string | undefined;
  /** Anchor of the list of services on the home page, if the region shows one there. */
  servicesAnchor: string | undefined;
}

/** Finds the places of a region's site. */
export function sitePlaces({ pages }: SiteContent, code: RegionCode): SitePlaces {
  const profile = pages.find(({ kind }) => kind === 'profile');
  const home = pages.find(({ path }) => path === '');
  const list = home?.sections.find(
    (section) => section.type === SERVICES && !section.hidden && isShownIn(section, code),
  );
  return {
    profile: profile && regionPath(code, profile.path),
    servicesAnchor: list && (list.id ?? list.type),
  };
}

/** Where the clients of a region are: its one country, or the region that has several. */
export const areaOf = ({ name, countries }: CompleteRegion): PageFacts['area'] => ({
  '@type': countries.length === 1 ? 'Country' : 'Place',
  name,
});
