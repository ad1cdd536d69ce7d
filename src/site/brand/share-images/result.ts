import { sunColor, tokenColor } from '../../../content/outputs/design-tokens.ts';
import { TYPEFACES } from '../../../content/outputs/og-image/drawing/font.ts';
import { pointsIn, straightPath } from './rising-line.ts';
import type { ImageDataUrl, ShareImageFacts } from '../../../content/outputs/og-image/templates/og-image-content.ts';
import {
  block,
  embed,
  lineWidth,
  MARGIN,
  round,
  svgDocument,
  WIDTH,
} from '../../../content/outputs/og-image/drawing/svg.ts';
import type { AmountUnits } from '../../../regions/figures.ts';
import { setLine, setText } from '../../../content/outputs/og-image/drawing/typesetting.ts';
import { wordmark } from '../../../content/outputs/og-image/drawing/lettering.ts';

/** Monthly numbers with their labels. */
interface Series {
  label: string;
  points: readonly number[];
  /** The first and the last number, formatted for the region. */
  first: string;
  last: string;
}

/** The result of one case. */
export interface ResultFacts extends ShareImageFacts {
  client: string;
  /** The units of amounts in the result. */
  units: AmountUnits;
  logo?: ImageDataUrl | undefined;
  series?: Series | undefined;
}

const CHART = { left: 560, y: 452, height: 104 };

/** A case study: the client on a label at the top, the result as large as fits, the chart line below. */
export function resultTemplate(facts: ResultFacts): string {
  const { title, series, units } = facts;
  const heading = setText(title, {
    face: TYPEFACES.display(),
    width: WIDTH - 2 * MARGIN,
    height: 286,
    largest: 116,
    smallest: 48,
    leading: 1.12,
  });
  return svgDocument(title, tokenColor('data'), [
    label(facts),
    block(heading, MARGIN, 172, { fill: tokenColor('white'), figures: { fill: sunColor(), units } }),
    ...(series ? [chart(series)] : []),
    wordmark({ ...facts, x: MARGIN, y: 553, width: 440, fill: tokenColor('white') }),
  ]);
}

/** Draws the client's logo, or the name if there is no logo. */
function label({ client, logo }: ResultFacts): string {
  const shape = (width: number) =>
    `<path fill="${tokenColor('white')}" d="M${MARGIN} 0h${round(width)}v110a10 10 0 0 1-10 10H${MARGIN + 10}a10 10 0 0 1-10-10Z"/>`;
  if (logo) return shape(316) + embed(logo, { x: MARGIN + 28, y: 24, width: 260, height: 72 });
  const name = setLine(client, TYPEFACES.display(), 560, 42, 20);
  return (
    shape(lineWidth(name) + 56) +
    block(name, MARGIN + 28, 60 - (name.face.capHeight * name.size) / 2, { fill: tokenColor('ink') })
  );
}

function chart({ label, points, first, last }: Series): string {
  const [begin, end] = [
    setLine(first, TYPEFACES.display(), 120, 32, 20),
    setLine(last, TYPEFACES.display(), 150, 44, 20),
  ];
  const left = CHART.left + lineWidth(begin) + 16;
  const width = WIDTH - MARGIN - lineWidth(end) - 24 - left;
  const positions = pointsIn(points, { x: left, y: CHART.y, width, height: CHART.height });
  const [[, startY], [endX, endY]] = [positions[0] ?? [0, 0], positions.at(-1) ?? [0, 0]];
  const caption = setLine(label, TYPEFACES.text(), WIDTH - MARGIN - left, 22, 14);
  const ground = CHART.y + CHART.height;
  return [
    `<path stroke="${tokenColor('dataMid')}" stroke-width="2" d="M${round(left)} ${ground}h${round(width)}"/>`,
    `<path stroke="${tokenColor('dataTint')}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="${straightPath(positions)}"/>`,
    `<circle cx="${endX}" cy="${endY}" r="13" fill="${sunColor()}"/>`,
    block(begin, CHART.left, startY - 11, { fill: tokenColor('dataTint') }),
    block(end, endX + 24, endY - 15, { fill: tokenColor('white') }),
    block(caption, left, ground + 16, { fill: tokenColor('dataTint') }),
  ].join('');
}
