import { tokenColor } from '../../../content/outputs/design-tokens.ts';
import { TYPEFACES } from '../../../content/outputs/og-image/drawing/font.ts';
import { heading, wordmark } from '../../../content/outputs/og-image/drawing/lettering.ts';
import { straightPath, type ChartPoint } from './rising-line.ts';
import type { ShareImageFacts } from '../../../content/outputs/og-image/templates/og-image-content.ts';
import { line, lineWidth, MARGIN, round, svgDocument, WIDTH } from '../../../content/outputs/og-image/drawing/svg.ts';
import { setLine, type SetText } from '../../../content/outputs/og-image/drawing/typesetting.ts';

/** Search terms, the ones worth paying for marked. */
export interface SearchesFacts extends ShareImageFacts {
  eyebrow?: string | undefined;
  searches: readonly { query: string; kept: boolean }[];
}

/** The points where the lines of the kept searches meet and continue together: down once, as in the symbol, then up. */
const RISE: readonly ChartPoint[] = [
  [700, 486],
  [762, 486],
  [826, 424],
  [886, 458],
  [966, 318],
  [1016, 356],
  [1116, 124],
];
const ROWS = { top: 372, bottom: 562, width: 440 };
const THREAD = 5;
/** Height of the middle of lowercase letters above their baseline. */
const MIDDLE = 8;

/** The home page: search queries, and how the ones worth paying for merge into one rising line. */
export function searchesTemplate(facts: SearchesFacts): string {
  const { title, eyebrow, searches } = facts;
  const [dotX, dotY] = RISE.at(-1) ?? [0, 0];
  return svgDocument(title, tokenColor('paper'), [
    heading({ eyebrow, title, width: 830, height: 214, largest: 92, smallest: 44 }),
    ...rows(searches),
    `<path stroke="${tokenColor('data')}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" d="${straightPath(RISE)}"/>`,
    `<circle cx="${dotX}" cy="${dotY}" r="24" fill="${tokenColor('accent')}"/>`,
    wordmark({ ...facts, x: 880, y: 553, width: WIDTH - MARGIN - 880, fill: tokenColor('ink') }),
  ]);
}

function rows(searches: SearchesFacts['searches']): string[] {
  const last = searches.filter(({ kept }) => kept).length - 1;
  let strand = 0;
  return searches.map(({ query, kept }, index) => {
    const y = round(ROWS.top + (index * (ROWS.bottom - ROWS.top)) / Math.max(searches.length - 1, 1));
    const row = setLine(query, TYPEFACES.text(), ROWS.width, 27, 17);
    // Lines run side by side where they meet, so together they form the thickness of the merged line.
    return kept ? keptRow(row, y, (strand++ - last / 2) * (8 / Math.max(last, 1))) : excludedRow(row, y);
  });
}

/** Draws a query worth paying for, whose line continues into the rising line. */
function keptRow(row: SetText, y: number, offset: number): string {
  const [meetX, meetY] = RISE[0] ?? [0, 0];
  const begin = round(MARGIN + lineWidth(row) + 20);
  const middle = round((begin + meetX) / 2);
  const thread = `M${begin} ${y - MIDDLE}C${middle} ${y - MIDDLE} ${middle} ${meetY + offset} ${meetX} ${meetY + offset}`;
  return (
    line(row.lines[0] ?? '', MARGIN, y, { ...row, fill: tokenColor('ink') }) +
    `<path stroke="${tokenColor('data')}" stroke-width="${THREAD}" stroke-linecap="round" d="${thread}"/>`
  );
}

/** Draws an excluded query: struck through, without a line. */
const excludedRow = (row: SetText, y: number): string =>
  line(row.lines[0] ?? '', MARGIN, y, { ...row, fill: tokenColor('inkFaint') }) +
  `<path stroke="${tokenColor('accent')}" stroke-width="3" stroke-linecap="round" d="M${MARGIN} ${y - MIDDLE}H${round(MARGIN + lineWidth(row) + 12)}"/>`;
