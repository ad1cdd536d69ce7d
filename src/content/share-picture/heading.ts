import { colour } from '../identity-colour.ts';
import { FACES } from './face.ts';
import { block, MARGIN } from './svg.ts';
import { setLine, setText } from './typesetting.ts';

interface HeadingOptions {
  eyebrow?: string | undefined;
  title: string;
  /** Room for the title. */
  width: number;
  height: number;
  largest: number;
  smallest: number;
}

/** The title of a page in the display face, and the small line above it if there is one, at the top left. */
export function heading({ eyebrow, title, width, ...room }: HeadingOptions): string {
  const set = setText(title, { ...room, face: FACES.display(), width, leading: 1.1 });
  if (!eyebrow) return block(set, MARGIN, 92, { fill: colour('ink') });
  const above = setLine(eyebrow, FACES.strong(), width, 25, 17);
  return block(above, MARGIN, 78, { fill: colour('accent') }) + block(set, MARGIN, 137, { fill: colour('ink') });
}
