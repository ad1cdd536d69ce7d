import { isRegionCode } from '../regions/region-code.ts';
import { quoted } from './diagnostic.ts';

/** Why nothing can stand at an address without region, whatever it is; nothing where something can. */
export function reservedProblem(address: string): string | undefined {
  const [first = ''] = address.split('/');
  if (address.includes('sitemap')) return 'addresses with "sitemap" show the sitemap';
  if (isRegionCode(first)) return `${quoted(first)} at the beginning is a region`;
  return /(^|\/)index$/.test(address) ? '"index" stands for the folder itself' : undefined;
}
