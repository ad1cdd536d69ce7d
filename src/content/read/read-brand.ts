import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { brandSchema, type BrandFile } from '../../schema/brand.schema.ts';
import type { Brand } from '../../theme/brand.ts';
import { midOf, strongOf, tintOf } from '../../theme/derive-tints.ts';

/** The brand file, relative to the project root. */
export const BRAND_FILE = 'content/brand.yaml';

/** Adds the tints that the file leaves out. */
export function completeBrand({ colors, ...others }: BrandFile): Brand {
  const { accent, data } = colors;
  return {
    ...others,
    colors: {
      ...colors,
      accentStrong: colors.accentStrong ?? strongOf(accent),
      accentTint: colors.accentTint ?? tintOf(accent),
      dataMid: colors.dataMid ?? midOf(data),
      dataTint: colors.dataTint ?? tintOf(data),
    },
  };
}

/**
 * Reads the brand for code that runs before, or without, the content check.
 * @throws if the file is missing or invalid; `npm run content:check` reports where
 */
export const readBrand = (root: string): Brand =>
  completeBrand(brandSchema.parse(parse(readFileSync(join(root, BRAND_FILE), 'utf8'))));
