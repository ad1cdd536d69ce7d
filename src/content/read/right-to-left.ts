import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { REGIONS_FILE } from './site-regions.ts';
import { textDirection } from '../../i18n/text-direction.ts';

/** Returns whether a region of a project, draft or not, is written from right to left. Never throws. */
export function hasRightToLeft(root: string): boolean {
  const file = join(root, REGIONS_FILE);
  if (!existsSync(file)) return false;
  try {
    const regions: unknown = parse(readFileSync(file, 'utf8'), { logLevel: 'silent' });
    return Object.values(Object(regions) as object).some(isRightToLeft);
  } catch {
    return false; // the content check reports what is wrong with the file
  }
}

function isRightToLeft(region: unknown): boolean {
  const { locale } = Object(region) as { locale?: unknown };
  return typeof locale === 'string' && textDirection(locale) === 'rtl';
}
