import { CsvError, parse, type Info } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import {
  ExchangeError,
  type ExchangeContent,
  type ExchangeProblem,
  type ReturnedTranslation,
  type TranslationStatus,
  statusOfWord,
} from './returned-translation.ts';
import { unitField, type TranslationUnit } from './translation-unit.ts';

/** The columns of the exported table. A returned table may have them in any order, and others between them. */
export const COLUMNS = ['file', 'field', 'source', 'target'] as const;

/** Columns of a status that some tools add. */
const STATUS_COLUMNS = ['state', 'fuzzy'] as const;

type Column = (typeof COLUMNS)[number] | (typeof STATUS_COLUMNS)[number];

/** Returns the text in a column of a row; empty if the row has no such cell. */
type CellOf = (column: Column) => string;

/** Reads translations from CSV, with commas, semicolons or tabs. Fails with the line of what isn't CSV. */
export function readCsv(text: string): ExchangeContent {
  const table = readTable(text, COLUMNS);
  const twice = [...COLUMNS, ...STATUS_COLUMNS].find(
    (column) => table.names.indexOf(column) !== table.names.lastIndexOf(column),
  );
  if (twice) throw new ExchangeError(`The first line has the column "${twice}" twice.`, 1, 'Delete one of them.');
  const read = table.rows.map((row) => ({ row, problem: problemOf(row, table) }));
  return {
    languages: [],
    translations: read.filter(({ problem }) => !problem).map(({ row }) => translationOf(row, table)),
    problems: read.flatMap(({ problem }) => problem ?? []),
  };
}

/** Finds cells that are missing, and text that belongs to no column: it would be lost. */
function problemOf({ cells, line }: TableRow, { names }: CsvTable): ExchangeProblem | undefined {
  const needed = Math.max(...COLUMNS.slice(0, 3).map((column) => names.indexOf(column))) + 1;
  // A spreadsheet may leave out the cells at the end of a row that are empty.
  const isShort = cells.length < needed;
  const isLong = cells.slice(names.length).some((cell) => cell.trim() !== '');
  const isNameless = ['file', 'field'].some((column) => cells[names.indexOf(column)]?.trim() === '');
  if (!isShort && isNameless)
    return {
      line,
      message: "The row doesn't say which text it's about.",
      hint: 'Fill in "file" and "field", or delete it.',
    };
  if (!isShort && !isLong) return undefined;
  return {
    line,
    message: `This isn't CSV: the row has ${cells.length} cells, the first line ${names.length}.`,
    hint: isLong
      ? 'Put a text with a comma, a semicolon or a tab between quotation marks.'
      : 'Give the row all cells of the export.',
  };
}

function translationOf({ cells, line }: TableRow, { names }: CsvTable): ReturnedTranslation {
  const cellOf: CellOf = (column) => cells[names.indexOf(column)]?.trim() ?? '';
  return {
    file: cellOf('file'),
    field: cellOf('field'),
    source: unprotectText(cellOf('source')),
    target: unprotectText(cellOf('target')),
    line,
    status: rowStatus(cellOf),
  };
}

/** Reads the status that some tools write beside a text. */
function rowStatus(cellOf: CellOf): TranslationStatus {
  const isFuzzy = /^(?:true|yes|y|x|1|fuzzy)$/i.test(cellOf('fuzzy'));
  if (isFuzzy) return { progress: 'unconfirmed', label: 'fuzzy' };
  return statusOfWord(cellOf('state'));
}

/** What may separate cells. Spreadsheets choose by the language of the system. */
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The line in which some spreadsheets name the delimiter, before everything else. */
const DELIMITER_LINE = /^sep=(.)\n/i;

/** A row of a table. */
interface TableRow {
  cells: string[];
  /** The line on which it begins, starting at 1. */
  line: number;
}

/** A table of texts, with the names of its columns. */
interface CsvTable {
  /** The first row, in small letters. */
  names: string[];
  /** The other rows, without empty ones. */
  rows: TableRow[];
}

/**
 * Reads CSV with the delimiter that gives its first row the wanted columns. Fails with the line of what isn't CSV.
 * @param wanted the names of the columns that the table has to have
 */
function readTable(text: string, wanted: readonly string[]): CsvTable {
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

/** Writes units as CSV with a byte order mark, without which spreadsheets misread Danish letters. */
export const writeCsv = (units: readonly TranslationUnit[]): string =>
  stringify(
    units.map((unit) => ({
      file: unit.file,
      field: unitField(unit),
      source: protectText(unit.source),
      target: protectText(unit.target),
    })),
    { header: true, columns: [...COLUMNS], bom: true },
  );

/**
 * Matches what a spreadsheet would compute or write in another way: a formula, which "- item" and "+34 %" are for it, too,
 * and figures without words, such as an amount or a percentage. Apostrophes before it are part of the match, so that one
 * can be added and taken away from any text.
 */
const IS_CHANGED = /^'*(?:[=+\-@]|[^\p{L}']*\d[^\p{L}]*$)/u;

/** Writes a text so that a spreadsheet leaves it as it is: behind an apostrophe, which spreadsheets read as "this is text". */
const protectText = (text: string): string => (IS_CHANGED.test(text) ? `'${text}` : text);

/** Returns a text as it was before `protectText`. */
const unprotectText = (text: string): string => (text.startsWith("'") && IS_CHANGED.test(text) ? text.slice(1) : text);
