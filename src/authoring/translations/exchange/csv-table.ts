import { CsvError, parse, type Info } from 'csv-parse/sync';
import { ExchangeError } from './exchange-error.ts';

/** What may separate cells. Spreadsheets choose by the language of the system. */
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The line in which some spreadsheets name the delimiter, before everything else. */
const DELIMITER_LINE = /^sep=(.)\n/i;

/** A row of a table. */
export interface TableRow {
  cells: string[];
  /** The line on which it begins, starting at 1. */
  line: number;
}

/** A table of texts, with the names of its columns. */
export interface CsvTable {
  /** The first row, in small letters. */
  names: string[];
  /** The other rows, without empty ones. */
  rows: TableRow[];
}

/**
 * Reads CSV with the delimiter that gives its first row the wanted columns. Fails with the line of what isn't CSV.
 * @param wanted the names of the columns that the table has to have
 */
export function readTable(text: string, wanted: readonly string[]): CsvTable {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [marker = '', named] = DELIMITER_LINE.exec(lines) ?? [];
  const body = lines.slice(marker.length);
  const heads = (named ? [named] : DELIMITERS).map((delimiter) => ({ delimiter, names: headOf(body, delimiter) }));
  const lacked = heads.map(({ names }) => wanted.filter((name) => !names.includes(name)));
  const head = heads[lacked.findIndex((names) => names.length === 0)];
  if (!head) {
    const [fewest = []] = lacked.toSorted((a, b) => a.length - b.length);
    throw new ExchangeError(
      `The first line lacks the column "${fewest[0]}".`,
      1,
      'Keep the first line as it was exported.',
    );
  }
  const [, ...rows] = parseRows(body, head.delimiter, marker === '' ? 1 : 2);
  return { names: head.names, rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) };
}

/** The names in the first row; none if it can't be read with this delimiter. */
function headOf(text: string, delimiter: string): string[] {
  try {
    const [row = []]: string[][] = parse(text, { delimiter, to: 1, relax_column_count: true });
    return row.map((name) => name.trim().toLowerCase());
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

function parseRows(text: string, delimiter: string, firstLine: number): TableRow[] {
  try {
    const options = { delimiter, relax_column_count: true, info: true };
    const rows = parse(text, options) as unknown as { record: string[]; info: Info }[]; // its types don't know `info`
    // `info` has the lines read up to the end of a row; the next row begins after them.
    return rows.map(({ record }, index) => ({ cells: record, line: firstLine + (rows[index - 1]?.info.lines ?? 0) }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = firstLine - 1 + Number(error['lines'] ?? 1);
    throw new ExchangeError(`This isn't CSV: ${error.message}.`, line);
  }
}
