import type { BrandColors, ColorName } from './brand.ts';
import { midOf, strongOf, tintOf } from './derive-tints.ts';

/** Adds the tints that the brand leaves out. */
export const completeColors = (colors: BrandColors): Record<ColorName, string> => ({
  ...colors,
  accentStrong: colors.accentStrong ?? strongOf(colors.accent),
  accentTint: colors.accentTint ?? tintOf(colors.accent),
  dataMid: colors.dataMid ?? midOf(colors.data),
  dataTint: colors.dataTint ?? tintOf(colors.data),
});
