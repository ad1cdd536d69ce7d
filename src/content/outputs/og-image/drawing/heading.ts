import { tokenColor } from '../../design-tokens.ts';
import { TYPEFACES } from './font.ts';
import { block, MARGIN } from './svg.ts';
import { setLine, setText } from './typesetting.ts';

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
