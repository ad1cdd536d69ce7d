import { colour } from '../identity-colour.ts';
import { FACES } from './face.ts';
import { pointsIn, straight } from './rising-line.ts';
import type { ShareFacts } from './share-facts.ts';
import { block, MARGIN, svgDocument, WIDTH } from './svg.ts';
import { setText } from './typesetting.ts';
import { wordmark } from './wordmark.ts';

const COLUMNS = 5;
const CELL = { top: 306, width: 176, height: 78, gapX: 44, gapY: 40 };

/** A list of cases: the line of every one of them. */
export function linesForm(facts: ShareFacts<'lines'>): string {
  const { title, lines } = facts;
  const heading = setText(title, {
    face: FACES.display(),
    width: WIDTH - 2 * MARGIN,
    height: 200,
    largest: 92,
    smallest: 48,
    leading: 1.08,
  });
  return svgDocument(title, colour('paper'), [
    block(heading, MARGIN, 76, { fill: colour('ink') }),
    ...lines.slice(0, 2 * COLUMNS).map(smallLine),
    wordmark({ ...facts, x: MARGIN, y: 564, width: 700, fill: colour('ink') }),
  ]);
}

function smallLine(numbers: readonly number[], index: number): string {
  const x = MARGIN + (index % COLUMNS) * (CELL.width + CELL.gapX);
  const y = CELL.top + Math.floor(index / COLUMNS) * (CELL.height + CELL.gapY);
  const places = pointsIn(numbers, { x, y, width: CELL.width, height: CELL.height });
  const [endX, endY] = places.at(-1) ?? [x, y];
  return [
    `<path fill="${colour('data-tint')}" d="${straight(places)}V${y + CELL.height}H${x}Z"/>`,
    `<path stroke="${colour('data')}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" d="${straight(places)}"/>`,
    `<circle cx="${endX}" cy="${endY}" r="9" fill="${colour('accent')}"/>`,
  ].join('');
}
