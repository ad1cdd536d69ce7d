import type { RegionCode } from '../../regions/site-regions.ts';
import { regionPath } from '../../regions/region-path.ts';

/** The address of the RSS feed of a list of entries: `/us/concerts.xml`. */
export const feedPath = (region: RegionCode, listPath: string): string => `${regionPath(region, listPath)}.xml`;
