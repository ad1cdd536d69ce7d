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

/** Ids that every page's layout already uses: header, footer, notice, dialog, application root. */
const RESERVED_IDS = new Set(
  [
    'main site-menu link-list region-list footer-follow notice-panel notice-title phone-choice',
    'purpose-necessary purpose-analytics purpose-marketing purpose-functional',
    'purpose-necessary-text purpose-analytics-text purpose-marketing-text purpose-functional-text',
    'app page announcer page-data stylesheet-slot',
  ].flatMap((names) => names.split(' ')),
);

/** Returns whether the layout already uses an anchor. */
export const isReserved = (anchor: string): boolean => RESERVED_IDS.has(anchor);
