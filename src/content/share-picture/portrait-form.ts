import { colour } from './colours.ts';
import { FACES } from './face.ts';
import type { ShareFacts } from './share-facts.ts';
import { block, embed, HEIGHT, line, MARGIN, svgDocument, WIDTH } from './svg.ts';
import { setText } from './typesetting.ts';
import { wordmark } from './wordmark.ts';

const LEADING = 1.1;

/** The page of a person: who, the title, the portrait over the whole height. */
export function portraitForm(facts: ShareFacts<'portrait'>): string {
  const [display, strong] = [FACES.display(), FACES.strong()];
  const { title, eyebrow, portrait } = facts;
  const heading = setText(title, { face: display, width: WIDTH - HEIGHT - MARGIN - 40, height: 330, largest: 88, smallest: 40, leading: LEADING });
  return svgDocument(title, colour('paper'), [
    ...(eyebrow ? [line(strong, eyebrow, MARGIN, 104, 24, colour('accent'))] : []),
    block(display, heading, MARGIN, eyebrow ? 142 : 96, LEADING, colour('ink')),
    embed(portrait, { x: WIDTH - HEIGHT, y: 0, width: HEIGHT, height: HEIGHT }, 'slice'),
    wordmark({ ...facts, x: MARGIN, y: 554, width: WIDTH - HEIGHT - 2 * MARGIN, fill: colour('ink') }),
  ]);
}
