import {
  BRAND_FILE,
  COLOR_NAMES,
  DERIVED_FROM,
  type Brand,
  type BrandColors,
  type ColorName,
} from '../../../../theme/brand.ts';
import type { AddedFont } from '../../../../theme/added-font.ts';
import { completeColors } from '../../../../theme/complete-colors.ts';
import { FONT_NAMES } from '../../../../theme/fonts.ts';
import { isMap } from '../../../../data/plain.ts';
import type { Path } from '../../../../data/path.ts';
import { isHexColor } from './hex-color.ts';

/** Returns the color of the brand that a field is; `undefined` for any other field. */
export function brandColorAt(file: string, [group, name, ...rest]: Path): ColorName | undefined {
  if (file !== BRAND_FILE || group !== 'colors' || rest.length > 0) return undefined;
  return COLOR_NAMES.find((one) => one === name);
}

/** Returns the colors in the data of the brand's file; `undefined` if some can't be used. */
export function brandColors(data: unknown): BrandColors | undefined {
  const colors = isMap(data) ? data['colors'] : undefined;
  if (!isMap(colors)) return undefined;
  const isUsable = (name: ColorName) => {
    const value = colors[name];
    return value === undefined ? name in DERIVED_FROM : typeof value === 'string' && isHexColor(value);
  };
  return COLOR_NAMES.every(isUsable) ? (colors as BrandColors) : undefined; // just checked
}

const RADIUS = /^\d{1,2}px$/;

/** Returns the brand that the data of its file says; `undefined` while something in it can't be used. */
export function brandOfData(data: unknown): Brand | undefined {
  const colors = brandColors(data);
  const { fonts, radii, addedFonts = [] } = isMap(data) ? data : {};
  if (!colors || !isMap(fonts) || !isMap(radii)) return undefined;
  const added = Array.isArray(addedFonts) ? (addedFonts as AddedFont[]) : []; // the server has checked them
  const isFont = (name: unknown) => [...FONT_NAMES, ...added.map((font) => font.name)].some((one) => one === name);
  const isRadius = (radius: unknown) => typeof radius === 'string' && RADIUS.test(radius);
  if (![fonts['display'], fonts['text']].every(isFont)) return undefined;
  if (![radii['small'], radii['medium'], radii['large']].every(isRadius)) return undefined;
  return { colors: completeColors(colors), fonts, radii, addedFonts: added } as unknown as Brand; // just checked
}
