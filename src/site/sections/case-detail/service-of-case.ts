import { regionPath } from '../../../regions/region-path.ts';
import type { NamingPage, RegionContent } from '../../../schema/site-content.ts';
import { services } from '../../singles/services.ts';

/**
 * Returns the service whose page names a case study earliest; of several, the first in the menu.
 * @param pages the pages that name the case study
 */
export function serviceOfCase(
  pages: readonly NamingPage[],
  { region, single }: Pick<RegionContent, 'region' | 'single'>,
) {
  const named = single(services).services.flatMap((service) => {
    const page = pages.find(({ path }) => regionPath(region.code, path) === service.link); // its link is that of the region
    return page ? [{ service, position: page.position }] : [];
  });
  return named.sort((one, other) => one.position - other.position)[0]?.service;
}
