import { colour } from './colours.ts';
import { FACES } from './face.ts';
import type { ShareFacts } from './share-facts.ts';
import { block, line, MARGIN, svgDocument, WIDTH } from './svg.ts';
import { setText } from './typesetting.ts';
import { wordmark } from './wordmark.ts';

const LEADING = 1.1;

/** A page that has nothing to draw: its title under a hairline, and a note if there is one. */
export function quietForm(facts: ShareFacts<'quiet'>): string {
  const [display, text] = [FACES.display(), FACES.text()];
  const { title, note } = facts;
  const heading = setText(title, { face: display, width: WIDTH - 2 * MARGIN, height: 240, largest: 104, smallest: 48, leading: LEADING });
  const top = 214;
  return svgDocument(title, colour('paper'), [
    wordmark({ ...facts, x: MARGIN, y: 94, width: WIDTH - 2 * MARGIN, fill: colour('ink') }),
    `<path stroke="${colour('line-strong')}" stroke-width="2" d="M${MARGIN} 148H${WIDTH - MARGIN}"/>`,
    block(display, heading, MARGIN, top, LEADING, colour('ink')),
    ...(note ? [line(text, note, MARGIN, top + heading.height + 44, 28, colour('ink-soft'))] : []),
  ]);
}
