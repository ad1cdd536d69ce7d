import { colour } from './colours.ts';
import { FACES } from './face.ts';
import { straight, type Point } from './rising-line.ts';
import type { ShareFacts } from './share-facts.ts';
import { block, line, MARGIN, round, svgDocument, WIDTH } from './svg.ts';
import { setText } from './typesetting.ts';
import { wordmark } from './wordmark.ts';

/** Where the threads of the kept searches meet, and where they go together. */
const RISE: readonly Point[] = [
  [664, 488],
  [742, 488],
  [806, 430],
  [872, 462],
  [958, 330],
  [1010, 366],
  [1122, 120],
];
const ROWS = { top: 366, bottom: 560, size: 25, width: 430 };

/** The home page: what people typed, and how what was worth paying for becomes one rising line. */
export function searchesForm(facts: ShareFacts<'searches'>): string {
  const [display, strong] = [FACES.display(), FACES.strong()];
  const { title, eyebrow, searches } = facts;
  const heading = setText(title, { face: display, width: 800, height: 220, largest: 88, smallest: 44, leading: 1.1 });
  const kept = searches.filter((search) => search.kept).length;
  let strand = -(kept - 1) / 2;
  const rows = searches.map((search, index) => {
    const y = ROWS.top + (index * (ROWS.bottom - ROWS.top)) / Math.max(searches.length - 1, 1);
    return search.kept ? keptRow(search.query, y, strand++) : excludedRow(search.query, y);
  });
  const [x, y] = RISE.at(-1) ?? [WIDTH, 0];
  return svgDocument(title, colour('paper'), [
    ...(eyebrow ? [line(strong, eyebrow, MARGIN, 92, 24, colour('accent'))] : []),
    block(display, heading, MARGIN, eyebrow ? 124 : 84, 1.1, colour('ink')),
    ...rows,
    `<circle cx="${x}" cy="${y}" r="19" fill="${colour('accent')}"/>`,
    wordmark({ ...facts, x: 858, y: 554, width: WIDTH - MARGIN - 858, fill: colour('ink') }),
  ]);
}

const setQuery = (query: string) =>
  setText(query, { face: FACES.text(), width: ROWS.width, height: ROWS.size * 1.5, largest: ROWS.size, smallest: 17, leading: 1.2 });

const THICKNESS = 5;

/** A search that was worth paying for: its thread runs on into the rising line. */
function keptRow(query: string, y: number, strand: number): string {
  const face = FACES.text();
  const { lines, size } = setQuery(query);
  const words = lines[0] ?? '';
  const begin = MARGIN + face.widthOf(words) * size + 18;
  const rise = RISE.map(([px, py]): Point => [px, round(py + strand * (THICKNESS - 0.6))]);
  const [meetX, meetY] = rise[0] ?? [0, 0];
  const bend = (meetX - begin) / 2;
  const thread = `M${round(begin)} ${y - 8}C${round(begin + bend)} ${y - 8} ${round(meetX - bend)} ${meetY} ${meetX} ${meetY}`;
  return (
    line(face, words, MARGIN, y, size, colour('ink')) +
    `<path stroke="${colour('data')}" stroke-width="${THICKNESS}" stroke-linecap="round" stroke-linejoin="round" d="${thread}${straight(rise).replace('M', 'L')}"/>`
  );
}

/** A search that was excluded: struck through, and there it ends. */
function excludedRow(query: string, y: number): string {
  const face = FACES.text();
  const { lines, size } = setQuery(query);
  const words = lines[0] ?? '';
  const end = MARGIN + face.widthOf(words) * size;
  return (
    line(face, words, MARGIN, y, size, colour('ink-faint')) +
    `<path stroke="${colour('accent')}" stroke-width="3" stroke-linecap="round" d="M${MARGIN - 6} ${y - 8}H${round(end + 8)}"/>`
  );
}
