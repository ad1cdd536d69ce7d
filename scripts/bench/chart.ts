import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTokens } from '../../src/styles/read-tokens.ts';
import type { Cell, Table } from './benchmark.ts';

const WIDTH = 860;
const LABELS = 250;
const FIGURES = 80;
const BAR = 14;
const GAP = 14;
const TOP = 76;
const FOOT = 34;

type Colours = (name: string) => string;

interface Scale {
  toPixels: (figure: number) => number;
}

/**
 * Draws a table's figures as bars, in the site's own colours.
 * @param note stands below the chart: on which machine the figures were taken
 * @returns an SVG document, or nothing where the table has no figures
 */
export function drawChart(root: string, table: Table, note: string): string | undefined {
  const columns = table.chart?.columns ?? lastFigures(table);
  const indexes = columns.map((column) => table.columns.indexOf(column));
  const figures = table.rows.flatMap((row) => indexes.map((index) => row[index])).filter(isFigure);
  if (figures.length === 0) return undefined;
  const colours = readColours(root);
  const largest = Math.max(...figures, table.chart?.bar ?? 0) || 1;
  const scale = { toPixels: (figure: number) => (figure / largest) * (WIDTH - LABELS - FIGURES) };
  const groupHeight = indexes.length * BAR + GAP;
  const height = TOP + table.rows.length * groupHeight + FOOT;
  const groups = table.rows.map((row, place) => drawGroup(row, indexes, TOP + place * groupHeight, scale, colours));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif" font-size="13" role="img">`,
    `<title>${escapeXml(table.title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="${colours('paper')}"/>`,
    `<text x="20" y="30" font-size="17" font-weight="600" fill="${colours('ink')}">${escapeXml(table.title)}</text>`,
    ...columns.map((column, place) => drawKey(column, place, colours)),
    ...groups,
    ...(table.chart?.bar === undefined ? [] : [drawBar(table.chart.bar, height - FOOT, scale, colours)]),
    `<text x="20" y="${height - 12}" font-size="11" fill="${colours('ink-soft')}">${escapeXml(note)}</text>`,
    '</svg>',
    '',
  ].join('\n');
}

/** Colours of a row's bars, the first one first. */
const FILLS = ['accent', 'data-mid', 'data', 'stone'];

const fillOf = (place: number, colours: Colours) => colours(FILLS[place % FILLS.length] ?? 'accent');

const isFigure = (cell: Cell | undefined): cell is number => typeof cell === 'number' && Number.isFinite(cell);

/** The last column that holds figures, where a table does not say what to draw. */
const lastFigures = ({ columns, rows }: Table): string[] =>
  columns.filter((_, index) => index > 0 && rows.some((row) => isFigure(row[index]))).slice(-1);

/** The words of a row in front of its first figure; a row that begins with a figure is named by it. */
function nameOf(row: readonly Cell[]): string {
  const words = row.findIndex(isFigure);
  return row.slice(0, words === -1 ? 1 : Math.max(words, 1)).join(' · ');
}

function drawGroup(row: readonly Cell[], indexes: readonly number[], top: number, scale: Scale, colours: Colours) {
  const middle = top + (indexes.length * BAR) / 2 + 5;
  const bars = indexes.flatMap((index, place) => {
    const figure = row[index];
    if (!isFigure(figure)) return [];
    const y = top + place * BAR;
    const width = Math.max(scale.toPixels(figure), 1).toFixed(1);
    const end = (LABELS + Number(width) + 6).toFixed(1);
    return [
      `<rect x="${LABELS}" y="${y}" width="${width}" height="${BAR - 3}" rx="2" fill="${fillOf(place, colours)}"/>`,
      `<text x="${end}" y="${y + 10}" font-size="11" fill="${colours('ink')}">${figure.toLocaleString('en')}</text>`,
    ];
  });
  return [
    `<text x="${LABELS - 12}" y="${middle}" text-anchor="end" fill="${colours('ink')}">${escapeXml(nameOf(row))}</text>`,
    ...bars,
  ].join('\n');
}

function drawKey(column: string, place: number, colours: Colours): string {
  const x = 20 + place * 210;
  return `<rect x="${x}" y="46" width="11" height="11" rx="2" fill="${fillOf(place, colours)}"/><text x="${x + 18}" y="56" fill="${colours('ink-soft')}">${escapeXml(column)}</text>`;
}

/** The line that is not to be passed. */
function drawBar(figure: number, bottom: number, scale: Scale, colours: Colours): string {
  const x = (LABELS + scale.toPixels(figure)).toFixed(1);
  return `<line x1="${x}" x2="${x}" y1="${TOP - 6}" y2="${bottom}" stroke="${colours('danger')}" stroke-dasharray="4 3"/><text x="${x}" y="${TOP - 10}" text-anchor="end" font-size="11" fill="${colours('danger')}">at most ${figure.toLocaleString('en')}</text>`;
}

function readColours(root: string): Colours {
  const tokens = readTokens(readFileSync(join(root, 'src/styles/tokens.css'), 'utf8'));
  return (name) => tokens.get(name) ?? 'black';
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
