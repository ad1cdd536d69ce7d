import { FACES } from './face.ts';
import type { ShareImage } from './share-facts.ts';
import { embed, line } from './svg.ts';
import { setText } from './typesetting.ts';

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

const SYMBOL = 44;
const GAP = 16;

/** The symbol and the name of the site in the display face. */
export function wordmark({ siteName, symbol, x, y, width, fill }: WordmarkOptions): string {
  const face = FACES.display();
  const room = { face, width: width - SYMBOL - GAP, height: 60, largest: 32, smallest: 20, leading: 1.4 };
  const { lines, size } = setText(siteName.replaceAll(' ', '\u00a0'), room);
  const baseline = y + (face.capHeight * size) / 2;
  return embed(symbol, { x, y: y - SYMBOL / 2, width: SYMBOL, height: SYMBOL }) + line(face, lines[0] ?? '', x + SYMBOL + GAP, baseline, size, fill);
}
