import { colour } from '../identity-colour.ts';
import { FACES } from './face.ts';
import type { ShareFacts } from './share-facts.ts';
import { block, MARGIN, svgDocument, WIDTH } from './svg.ts';
import { setLine, setText } from './typesetting.ts';
import { wordmark } from './wordmark.ts';

/** A page that has nothing to draw: its title under a hairline, and a note if there is one. */
export function quietForm(facts: ShareFacts<'quiet'>): string {
  const { title, note } = facts;
  const width = WIDTH - 2 * MARGIN;
  const heading = setText(title, {
    face: FACES.display(),
    width,
    height: 300,
    largest: 108,
    smallest: 48,
    leading: 1.1,
  });
  const noteTop = 212 + heading.height + 28;
  return svgDocument(title, colour('paper'), [
    wordmark({ ...facts, x: MARGIN, y: 94, width, fill: colour('ink') }),
    `<path stroke="${colour('line-strong')}" stroke-width="2" d="M${MARGIN} 148h${width}"/>`,
    block(heading, MARGIN, 212, { fill: colour('ink') }),
    ...(note ? [block(setLine(note, FACES.text(), width, 28, 18), MARGIN, noteTop, { fill: colour('ink-soft') })] : []),
  ]);
}
