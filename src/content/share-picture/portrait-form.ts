import { colour } from '../identity-colour.ts';
import { heading } from './heading.ts';
import type { ShareFacts } from './share-facts.ts';
import { embed, HEIGHT, MARGIN, svgDocument, WIDTH } from './svg.ts';
import { wordmark } from './wordmark.ts';

/** Left edge of the portrait, which fills the rest. */
const PORTRAIT = WIDTH - HEIGHT;
const GAP = 32;

/** The page of a person: who, the title, the portrait over the whole height. */
export function portraitForm(facts: ShareFacts<'portrait'>): string {
  const { title, eyebrow, portrait } = facts;
  const width = PORTRAIT - MARGIN - GAP;
  return svgDocument(title, colour('paper'), [
    heading({ eyebrow, title, width, height: 340, largest: 92, smallest: 40 }),
    embed(portrait, { x: PORTRAIT, y: 0, width: HEIGHT, height: HEIGHT }, 'slice'),
    wordmark({ ...facts, x: MARGIN, y: 553, width, fill: colour('ink') }),
  ]);
}
