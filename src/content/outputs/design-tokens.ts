import { join } from 'node:path';
import { readBrand } from '../read/read-brand.ts';
import type { Brand, ColorName } from '../../theme/brand.ts';
import { symbolColors, type SymbolColors } from '../../theme/symbol.ts';

const ROOT = join(import.meta.dirname, '../../..');

let brand = readBrand(ROOT);

/** Reads the site's brand again, in a program that goes on while it changes. */
export const readTokens = (): void => void (brand = readBrand(ROOT));

/** Returns the site's brand. */
export const siteBrand = (): Brand => brand;

/** Returns a brand color by its name in `content/brand.yaml`. */
export const tokenColor = (name: ColorName): string => brand.colors[name];

/** Returns the colors of the site's symbol. */
export const symbolTokens = (): SymbolColors => symbolColors(brand.colors);

/** Returns the warm midtone of the illustrations. */
export const sunColor = (): string => symbolTokens().sun;
