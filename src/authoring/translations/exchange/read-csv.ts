import { readTable, type CsvTable, type TableRow } from './csv-table.ts';
import { ExchangeError } from './exchange-error.ts';
import type {
  ExchangeContent,
  ExchangeProblem,
  ReturnedTranslation,
  TranslationStatus,
} from './returned-translation.ts';
import { unprotectText } from './spreadsheet-text.ts';
import { statusOfWord } from './translation-status.ts';

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
