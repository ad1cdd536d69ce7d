import { drawSymbolFile, hasDrawnSymbol } from '../content/outputs/symbol/symbol-files.ts';
import { symbolColors, type SymbolColors } from '../theme/symbol.ts';
import type { Brand } from '../theme/brand.ts';

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' };

/** A color in a query, without the sign that would end it. */
const COLOR = /^#[0-9a-f]{6}$/;

/**
 * Answers a request for a file that shows the site's symbol, in the colors of the brand as it's being edited, or in those that the
 * query names: they may not be saved yet. `undefined`: another file, or a symbol that the site has drawn itself.
 */
export async function symbolAnswer(
  root: string,
  { pathname, searchParams }: URL,
  brand: () => Brand,
): Promise<{ type: string; body: Uint8Array<ArrayBuffer> } | undefined> {
  if (!hasDrawnSymbol(root)) return undefined;
  const saved = symbolColors(brand().colors);
  const wanted = (name: keyof SymbolColors) => {
    const color = searchParams.get(name) ?? '';
    return COLOR.test(color) ? color : saved[name];
  };
  const drawn = drawSymbolFile(root, pathname, {
    accent: wanted('accent'),
    paper: wanted('paper'),
    sun: wanted('sun'),
  });
  if (!drawn) return undefined;
  return { type: TYPES[pathname.replace(/^.*\./, '')] ?? '', body: new Uint8Array(await drawn) };
}
