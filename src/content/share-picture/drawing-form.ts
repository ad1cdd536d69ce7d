import { colour } from '../identity-colour.ts';
import { heading } from './heading.ts';
import type { ShareFacts } from './share-facts.ts';
import { embed, HEIGHT, MARGIN, svgDocument, WIDTH } from './svg.ts';
import { wordmark } from './wordmark.ts';

/** The scene of a service page has 640 × 680 units. Here it stands on the lower edge of the picture. */
const SCENE_HEIGHT = 560;
const SCENE_WIDTH = (SCENE_HEIGHT * 640) / 680;
const GAP = 32;

/** A page with a drawing beside its title, such as a service page. */
export function drawingForm(facts: ShareFacts<'drawing'>): string {
  const { title, eyebrow, drawing } = facts;
  const x = WIDTH - MARGIN / 2 - SCENE_WIDTH;
  const width = x - MARGIN - GAP;
  return svgDocument(title, colour('sand'), [
    heading({ eyebrow, title, width, height: 340, largest: 88, smallest: 40 }),
    embed(drawing, { x, y: HEIGHT - SCENE_HEIGHT, width: SCENE_WIDTH, height: SCENE_HEIGHT }),
    wordmark({ ...facts, x: MARGIN, y: 553, width, fill: colour('ink') }),
  ]);
}
