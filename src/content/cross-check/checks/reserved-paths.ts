import { isRegionCode } from '../../../regions/region-code.ts';
import { quote } from '../../diagnostics/diagnostic.ts';

/** Returns why a path without region is reserved, or `undefined` if it's free. */
export function reservedPathProblem(address: string): string | undefined {
  const [first = ''] = address.split('/');
  if (address.includes('sitemap')) return 'addresses with "sitemap" show the sitemap';
  if (isRegionCode(first)) return `${quote(first)} at the beginning is a region`;
  return /(^|\/)index$/.test(address) ? '"index" means the folder itself' : undefined;
}
