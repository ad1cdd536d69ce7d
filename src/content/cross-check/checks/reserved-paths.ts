import { isRegionCode, type SiteRegions } from '../../../regions/site-regions.ts';
import { quote } from '../../diagnostics/diagnostic.ts';
import { fileNameProblem } from '../../read/file-names.ts';

/** Returns why no page can have a path without region, or `undefined` if one can: it's reserved, or no file's name. */
export function reservedPathProblem(address: string, regions: Pick<SiteRegions, 'codes'>): string | undefined {
  const [first = ''] = address.split('/');
  if (address.includes('sitemap')) return 'addresses with "sitemap" show the sitemap';
  if (isRegionCode(regions, first)) return `${quote(first)} at the beginning is a region`;
  return /(^|\/)index$/.test(address) ? '"index" means the folder itself' : fileNameProblem(address);
}
