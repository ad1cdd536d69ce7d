import { stringify } from 'csv-stringify/sync';
import { COLUMNS } from './read-csv.ts';
import { protectText } from './spreadsheet-text.ts';
import { unitField, type TranslationUnit } from './translation-unit.ts';

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
