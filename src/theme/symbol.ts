import type { ColorName } from './brand.ts';
import { SYMBOL_PATH } from './symbol-path.ts';
import { sunOf } from './derive-tints.ts';

/** The colors of the symbol, by their names in its template. */
export interface SymbolColors {
  accent: string;
  paper: string;
  /** The warm midtone of the drawings. */
  sun: string;
}

/** Returns the colors of the symbol for those of a brand. */
export const symbolColors = ({ accent, paper }: Record<ColorName, string>): SymbolColors => ({
  accent,
  paper,
  sun: sunOf(accent),
});

/** Returns the address of the symbol in colors that may not be saved; only the builder and the development server know it. */
export const symbolAddress = (colors: Record<ColorName, string>): string =>
  `${SYMBOL_PATH}?${new URLSearchParams({ ...symbolColors(colors) }).toString()}`;
