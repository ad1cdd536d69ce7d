import { FACES } from './face.ts';
import type { ShareImage } from './share-facts.ts';
import { block, embed } from './svg.ts';
import { setLine } from './typesetting.ts';

interface WordmarkOptions {
  siteName: string;
  symbol: ShareImage;
  /** Left edge, and the middle of its height. */
  x: number;
  y: number;
  /** Room for symbol and name. */
  width: number;
  fill: string;
}

const SYMBOL = 46;
const GAP = 16;

/** The symbol and the name of the site in the display face. */
export function wordmark({ siteName, symbol, x, y, width, fill }: WordmarkOptions): string {
  const name = setLine(siteName, FACES.display(), width - SYMBOL - GAP, 33, 19);
  const top = y - (name.face.capHeight * name.size) / 2;
  return (
    embed(symbol, { x, y: y - SYMBOL / 2, width: SYMBOL, height: SYMBOL }) +
    block(name, x + SYMBOL + GAP, top, { fill })
  );
}
