import { TYPEFACES } from './font.ts';
import type { ImageDataUrl } from '../templates/og-image-content.ts';
import { block, embed, MARGIN } from './svg.ts';
import { setLine, setText } from './typesetting.ts';
import { tokenColor } from '../../design-tokens.ts';

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

interface HeadingOptions {
  eyebrow?: string | undefined;
  title: string;
  /** Space for the title. */
  width: number;
  height: number;
  largest: number;
  smallest: number;
}

/** Draws the page title in the display face, with the optional small line above it, at the top left. */
export function heading({ eyebrow, title, width, ...room }: HeadingOptions): string {
  const set = setText(title, { ...room, face: TYPEFACES.display(), width, leading: 1.1 });
  if (!eyebrow) return block(set, MARGIN, 92, { fill: tokenColor('ink') });
  const above = setLine(eyebrow, TYPEFACES.strong(), width, 25, 17);
  return (
    block(above, MARGIN, 78, { fill: tokenColor('accent') }) + block(set, MARGIN, 137, { fill: tokenColor('ink') })
  );
}
