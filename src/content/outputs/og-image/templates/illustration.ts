import { tokenColor } from '../../design-tokens.ts';
import { heading } from '../drawing/heading.ts';
import type { DrawingFacts } from './og-image-content.ts';
import { embed, HEIGHT, MARGIN, svgDocument, WIDTH } from '../drawing/svg.ts';
import { wordmark } from '../drawing/wordmark.ts';

/** A service page's illustration measures 640 × 680 units. Here it's aligned with the bottom edge of the image. */
const SCENE_HEIGHT = 560;
const SCENE_WIDTH = (SCENE_HEIGHT * 640) / 680;
const GAP = 32;

/** A page with an illustration next to its title, such as a service page. */
export function illustrationTemplate(facts: DrawingFacts): string {
  const { title, eyebrow, drawing } = facts;
  const x = WIDTH - MARGIN / 2 - SCENE_WIDTH;
  const width = x - MARGIN - GAP;
  return svgDocument(title, tokenColor('sand'), [
    heading({ eyebrow, title, width, height: 340, largest: 88, smallest: 40 }),
    embed(drawing, { x, y: HEIGHT - SCENE_HEIGHT, width: SCENE_WIDTH, height: SCENE_HEIGHT }),
    wordmark({ ...facts, x: MARGIN, y: 553, width, fill: tokenColor('ink') }),
  ]);
}
