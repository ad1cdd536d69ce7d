import { TYPEFACES } from './font.ts';
import type { ImageDataUrl } from '../templates/og-image-content.ts';
import { block, embed } from './svg.ts';
import { setLine } from './typesetting.ts';

interface WordmarkOptions {
  siteName: string;
  symbol: ImageDataUrl;
  /** Left edge and vertical center. */
  x: number;
  y: number;
  /** Space for symbol and name. */
  width: number;
  fill: string;
}

const SYMBOL = 46;
const GAP = 16;

/** Draws the site's symbol and its name in the display face. */
export function wordmark({ siteName, symbol, x, y, width, fill }: WordmarkOptions): string {
  const name = setLine(siteName, TYPEFACES.display(), width - SYMBOL - GAP, 33, 19);
  const top = y - (name.face.capHeight * name.size) / 2;
  return (
    embed(symbol, { x, y: y - SYMBOL / 2, width: SYMBOL, height: SYMBOL }) +
    block(name, x + SYMBOL + GAP, top, { fill })
  );
}
