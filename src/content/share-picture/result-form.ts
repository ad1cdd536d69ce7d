import { colour, SUN } from './colours.ts';
import { FACES } from './face.ts';
import { pointsIn, straight } from './rising-line.ts';
import type { ShareFacts, ShareSeries } from './share-facts.ts';
import { block, embed, line, MARGIN, svgDocument, WIDTH, type Box } from './svg.ts';
import { setText } from './typesetting.ts';
import { wordmark } from './wordmark.ts';

const LEADING = 1.08;
const CHART: Box = { x: 640, y: 462, width: 430, height: 96 };

/** A case study: whose it is on a label that hangs into the picture, the result as large as it goes, the line below. */
export function resultForm(facts: ShareFacts<'result'>): string {
  const display = FACES.display();
  const { title, series } = facts;
  const heading = setText(title, { face: display, width: WIDTH - 2 * MARGIN, height: 270, largest: 112, smallest: 48, leading: LEADING });
  return svgDocument(title, colour('data'), [
    label(facts),
    block(display, heading, MARGIN, 172, LEADING, colour('white')),
    ...(series ? [chart(series)] : []),
    wordmark({ ...facts, x: MARGIN, y: 554, width: 480, fill: colour('white') }),
  ]);
}

/** The client's logo, or the name where there is none. */
function label({ client, logo }: ShareFacts<'result'>): string {
  const shape = (width: number) => `<path fill="${colour('white')}" d="M${MARGIN} 0H${MARGIN + width}V110a10 10 0 0 1-10 10H${MARGIN + 10}a10 10 0 0 1-10-10Z"/>`;
  if (logo) return shape(316) + embed(logo, { x: MARGIN + 28, y: 24, width: 260, height: 72 });
  const face = FACES.display();
  const { lines, size } = setText(client.replaceAll(' ', '\u00a0'), { face, width: 560, height: 60, largest: 40, smallest: 20, leading: 1.2 });
  const name = lines[0] ?? '';
  return shape(face.widthOf(name) * size + 56) + line(face, name, MARGIN + 28, 60 + (face.capHeight * size) / 2, size, colour('ink'));
}

function chart({ label: words, points, first, last }: ShareSeries): string {
  const [face, display] = [FACES.text(), FACES.display()];
  const places = pointsIn(points, CHART);
  const [start, end] = [places[0] ?? [0, 0], places.at(-1) ?? [0, 0]];
  const caption = setText(words, { face, width: CHART.width, height: 30, largest: 20, smallest: 14, leading: 1.3 });
  return [
    `<path stroke="${colour('data-mid')}" stroke-width="2" d="M${CHART.x} ${CHART.y + CHART.height}h${CHART.width}"/>`,
    `<path stroke="${colour('data-tint')}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="${straight(places)}"/>`,
    `<circle cx="${end[0]}" cy="${end[1]}" r="11" fill="${SUN}"/>`,
    line(display, first, CHART.x - 16 - display.widthOf(first) * 30, start[1] + 10, 30, colour('data-tint')),
    line(display, last, end[0] + 20, end[1] + 12, 36, colour('white')),
    line(face, caption.lines[0] ?? '', CHART.x, CHART.y + CHART.height + 30, caption.size, colour('data-tint')),
  ].join('');
}
