import { colour, SUN } from '../identity-colour.ts';
import { FACES } from './face.ts';
import { pointsIn, straight } from './rising-line.ts';
import type { ShareFacts, ShareSeries } from './share-facts.ts';
import { block, embed, lineWidth, MARGIN, round, svgDocument, WIDTH } from './svg.ts';
import { setLine, setText } from './typesetting.ts';
import { wordmark } from './wordmark.ts';

const CHART = { left: 560, y: 452, height: 104 };

/** A case study: whose it is on a label that hangs into the picture, the result as large as it goes, the line below. */
export function resultForm(facts: ShareFacts<'result'>): string {
  const { title, series } = facts;
  const heading = setText(title, {
    face: FACES.display(),
    width: WIDTH - 2 * MARGIN,
    height: 286,
    largest: 116,
    smallest: 48,
    leading: 1.12,
  });
  return svgDocument(title, colour('data'), [
    label(facts),
    block(heading, MARGIN, 172, { fill: colour('white'), figures: SUN }),
    ...(series ? [chart(series)] : []),
    wordmark({ ...facts, x: MARGIN, y: 553, width: 440, fill: colour('white') }),
  ]);
}

/** The client's logo, or the name where there is none. */
function label({ client, logo }: ShareFacts<'result'>): string {
  const shape = (width: number) =>
    `<path fill="${colour('white')}" d="M${MARGIN} 0h${round(width)}v110a10 10 0 0 1-10 10H${MARGIN + 10}a10 10 0 0 1-10-10Z"/>`;
  if (logo) return shape(316) + embed(logo, { x: MARGIN + 28, y: 24, width: 260, height: 72 });
  const name = setLine(client, FACES.display(), 560, 42, 20);
  return (
    shape(lineWidth(name) + 56) +
    block(name, MARGIN + 28, 60 - (name.face.capHeight * name.size) / 2, { fill: colour('ink') })
  );
}

function chart({ label: words, points, first, last }: ShareSeries): string {
  const [begin, end] = [setLine(first, FACES.display(), 120, 32, 20), setLine(last, FACES.display(), 150, 44, 20)];
  const left = CHART.left + lineWidth(begin) + 16;
  const width = WIDTH - MARGIN - lineWidth(end) - 24 - left;
  const places = pointsIn(points, { x: left, y: CHART.y, width, height: CHART.height });
  const [[, startY], [endX, endY]] = [places[0] ?? [0, 0], places.at(-1) ?? [0, 0]];
  const caption = setLine(words, FACES.text(), WIDTH - MARGIN - left, 22, 14);
  const ground = CHART.y + CHART.height;
  return [
    `<path stroke="${colour('data-mid')}" stroke-width="2" d="M${round(left)} ${ground}h${round(width)}"/>`,
    `<path stroke="${colour('data-tint')}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="${straight(places)}"/>`,
    `<circle cx="${endX}" cy="${endY}" r="13" fill="${SUN}"/>`,
    block(begin, CHART.left, startY - 11, { fill: colour('data-tint') }),
    block(end, endX + 24, endY - 15, { fill: colour('white') }),
    block(caption, left, ground + 16, { fill: colour('data-tint') }),
  ].join('');
}
