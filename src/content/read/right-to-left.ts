import { textDirection } from '../../i18n/text-direction.ts';
import { readRegionsFile } from './site-regions.ts';

/** Returns whether a region of a project, draft or not, is written from right to left. Never throws. */
export function hasRightToLeft(root: string): boolean {
  try {
    return Object.values(readRegionsFile(root)).some(isRightToLeft);
  } catch {
    return false; // the content check reports an invalid locale
  }
}

function isRightToLeft(region: unknown): boolean {
  const { locale } = Object(region) as { locale?: unknown };
  return typeof locale === 'string' && textDirection(locale) === 'rtl';
}
