import { CsvError, parse, type Info } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { unitField, type ReturnedTranslation, type TranslationUnit } from './translation-unit.ts';
import { ExchangeError } from './exchange-error.ts';

/** The columns of the table, in this order. */
const COLUMNS = ['file', 'field', 'source', 'target'] as const;
type Row = Record<(typeof COLUMNS)[number], string>;

/** Writes units as CSV with a byte order mark, without which spreadsheets misread Danish letters. */
export const writeCsv = (units: readonly TranslationUnit[]): string =>
  stringify(
    units.map((unit) => ({ ...unit, field: unitField(unit) })),
    { header: true, columns: [...COLUMNS], bom: true },
  );

/** Reads translations from CSV, with commas or semicolons. Fails with the line of what isn't CSV. */
export function readCsv(text: string): ReturnedTranslation[] {
  const [head = ''] = text.split(/\r?\n/, 1);
  const absent = COLUMNS.find((column) => !head.includes(column));
  if (absent) throw new ExchangeError(`The first line lacks the column "${absent}".`, 1);
  try {
    const delimiter = head.includes(';') ? ';' : ',';
    // `info` adds the lines read so far to each row; a field with line breaks ends its row on a later line.
    const rows: { record: Row; info: Info }[] = parse(text, { bom: true, columns: true, delimiter, info: true });
    return rows.map(({ record, info }) => ({
      ...record,
      source: record.source.trim(),
      target: record.target.trim(),
      line: info.lines,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ExchangeError(`This isn't CSV: ${error.message}.`, Number(error['lines'] ?? 1));
  }
}
