import { tokenColor } from '../../../content/outputs/design-tokens.ts';
import { TYPEFACES } from '../../../content/outputs/og-image/drawing/font.ts';
import { pointsIn, straightPath } from './rising-line.ts';
import type { ShareImageFacts } from '../../../content/outputs/og-image/templates/og-image-content.ts';
import { block, MARGIN, svgDocument, WIDTH } from '../../../content/outputs/og-image/drawing/svg.ts';
import { setText } from '../../../content/outputs/og-image/drawing/typesetting.ts';
import { wordmark } from '../../../content/outputs/og-image/drawing/lettering.ts';

/** The monthly numbers of several cases. */
export interface LinesFacts extends ShareImageFacts {
  lines: readonly (readonly number[])[];
}

const COLUMNS = 5;
const CELL = { top: 306, width: 176, height: 78, gapX: 44, gapY: 40 };

/** A list of cases: the chart line of each one. */
export function linesTemplate(facts: LinesFacts): string {
  const { title, lines } = facts;
  const heading = setText(title, {
    face: TYPEFACES.display(),
    width: WIDTH - 2 * MARGIN,
    height: 200,
    largest: 92,
    smallest: 48,
    leading: 1.08,
  });
  return svgDocument(title, tokenColor('paper'), [
    block(heading, MARGIN, 76, { fill: tokenColor('ink') }),
    ...lines.slice(0, 2 * COLUMNS).map(smallLine),
    wordmark({ ...facts, x: MARGIN, y: 564, width: 700, fill: tokenColor('ink') }),
  ]);
}

function smallLine(numbers: readonly number[], index: number): string {
  const x = MARGIN + (index % COLUMNS) * (CELL.width + CELL.gapX);
  const y = CELL.top + Math.floor(index / COLUMNS) * (CELL.height + CELL.gapY);
  const points = pointsIn(numbers, { x, y, width: CELL.width, height: CELL.height });
  const [endX, endY] = points.at(-1) ?? [x, y];
  return [
    `<path fill="${tokenColor('dataTint')}" d="${straightPath(points)}V${y + CELL.height}H${x}Z"/>`,
    `<path stroke="${tokenColor('data')}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" d="${straightPath(points)}"/>`,
    `<circle cx="${endX}" cy="${endY}" r="9" fill="${tokenColor('accent')}"/>`,
  ].join('');
}
