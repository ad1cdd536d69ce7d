import { tokenColor } from '../../design-tokens.ts';
import { heading } from '../drawing/heading.ts';
import type { PortraitFacts } from './og-image-content.ts';
import { embed, HEIGHT, MARGIN, svgDocument, WIDTH } from '../drawing/svg.ts';
import { wordmark } from '../drawing/wordmark.ts';

/** Left edge of the portrait, which fills the rest. */
const PORTRAIT = WIDTH - HEIGHT;
const GAP = 32;

/** A person's page: name, title, and the portrait over the full height. */
export function portraitTemplate(facts: PortraitFacts): string {
  const { title, eyebrow, portrait } = facts;
  const width = PORTRAIT - MARGIN - GAP;
  return svgDocument(title, tokenColor('paper'), [
    heading({ eyebrow, title, width, height: 340, largest: 92, smallest: 40 }),
    embed(portrait, { x: PORTRAIT, y: 0, width: HEIGHT, height: HEIGHT }, 'slice'),
    wordmark({ ...facts, x: MARGIN, y: 553, width, fill: tokenColor('ink') }),
  ]);
}
