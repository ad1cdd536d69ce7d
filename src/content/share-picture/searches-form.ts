import { colour } from '../identity-colour.ts';
import { FACES } from './face.ts';
import { heading } from './heading.ts';
import { straight, type Point } from './rising-line.ts';
import type { ShareFacts } from './share-facts.ts';
import { line, lineWidth, MARGIN, round, svgDocument, WIDTH } from './svg.ts';
import { setLine, type SetText } from './typesetting.ts';
import { wordmark } from './wordmark.ts';

/** Where the threads of the kept searches meet, and where they go together: down once, as in the symbol, and up. */
const RISE: readonly Point[] = [
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
/** How far the middle of small letters is above their baseline. */
const MIDDLE = 8;

/** The home page: what people typed, and how what was worth paying for becomes one rising line. */
export function searchesForm(facts: ShareFacts<'searches'>): string {
  const { title, eyebrow, searches } = facts;
  const [dotX, dotY] = RISE.at(-1) ?? [0, 0];
  return svgDocument(title, colour('paper'), [
    heading({ eyebrow, title, width: 830, height: 214, largest: 92, smallest: 44 }),
    ...rows(searches),
    `<path stroke="${colour('data')}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" d="${straight(RISE)}"/>`,
    `<circle cx="${dotX}" cy="${dotY}" r="24" fill="${colour('accent')}"/>`,
    wordmark({ ...facts, x: 880, y: 553, width: WIDTH - MARGIN - 880, fill: colour('ink') }),
  ]);
}

function rows(searches: ShareFacts<'searches'>['searches']): string[] {
  const last = searches.filter(({ kept }) => kept).length - 1;
  let strand = 0;
  return searches.map(({ query, kept }, index) => {
    const y = round(ROWS.top + (index * (ROWS.bottom - ROWS.top)) / Math.max(searches.length - 1, 1));
    const words = setLine(query, FACES.text(), ROWS.width, 27, 17);
    // Threads lie beside each other where they meet, and so make up the thickness of the line.
    return kept ? keptRow(words, y, (strand++ - last / 2) * (8 / Math.max(last, 1))) : excludedRow(words, y);
  });
}

/** A search that was worth paying for: its thread runs on into the rising line. */
function keptRow(words: SetText, y: number, offset: number): string {
  const [meetX, meetY] = RISE[0] ?? [0, 0];
  const begin = round(MARGIN + lineWidth(words) + 20);
  const middle = round((begin + meetX) / 2);
  const thread = `M${begin} ${y - MIDDLE}C${middle} ${y - MIDDLE} ${middle} ${meetY + offset} ${meetX} ${meetY + offset}`;
  return (
    line(words.lines[0] ?? '', MARGIN, y, { ...words, fill: colour('ink') }) +
    `<path stroke="${colour('data')}" stroke-width="${THREAD}" stroke-linecap="round" d="${thread}"/>`
  );
}

/** A search that was excluded: struck through, and there it ends. */
const excludedRow = (words: SetText, y: number): string =>
  line(words.lines[0] ?? '', MARGIN, y, { ...words, fill: colour('ink-faint') }) +
  `<path stroke="${colour('accent')}" stroke-width="3" stroke-linecap="round" d="M${MARGIN} ${y - MIDDLE}H${round(MARGIN + lineWidth(words) + 12)}"/>`;
