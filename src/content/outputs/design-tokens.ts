import { join } from 'node:path';
import { readBrand } from '../read/read-brand.ts';
import type { ColorName } from '../../theme/brand.ts';
import { sunOf } from '../../theme/derive-tints.ts';

/** The site's brand. */
export const BRAND = readBrand(join(import.meta.dirname, '../../..'));

/** Returns a brand color by its name in `content/brand.yaml`. */
export const tokenColor = (name: ColorName): string => BRAND.colors[name];

/** The warm midtone of the illustrations. */
export const SUN_COLOR = sunOf(BRAND.colors.accent);
