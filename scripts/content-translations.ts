import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { editContent } from '../src/authoring/content-edit/edit-content.ts';
import type { EditRequest } from '../src/authoring/content-edit/edit-request.ts';
import { checkTranslations } from '../src/authoring/translations/check-translations.ts';
import { EXTENSIONS, formatOf, type ExchangeFormat } from '../src/authoring/translations/exchange/exchange-format.ts';
import { importTranslations } from '../src/authoring/translations/exchange/import-translations.ts';
import {
  collectUnits,
  type LanguagePair,
  type TranslationUnit,
} from '../src/authoring/translations/exchange/translation-unit.ts';
import { withoutDoneMarks } from '../src/authoring/translations/exchange/without-done-marks.ts';
import { regionLanguages } from '../src/authoring/translations/text-files.ts';
import { formatTable } from '../src/authoring/translations/format-table.ts';
import { fieldName, hasErrors } from '../src/content/diagnostics/diagnostic.ts';
import { FORMATS } from '../src/content/diagnostics/format-diagnostics.ts';
import { reportDiagnostics } from '../src/content/diagnostics/report-diagnostics.ts';
import { readFiles } from '../src/content/read/read-files.ts';
import { loadSectionDefinitions } from '../src/content/validate/section-definitions.ts';
import { SOURCE_LANGUAGE, TARGET_LANGUAGES } from '../src/regions/language.ts';
import { exitWithUsage } from './cli.ts';

const USAGE = `Usage: npm run content:translations -- [--format ${FORMATS.join('|')}]
       npm run content:translations -- --export FILE [--to LANGUAGE]
       npm run content:translations -- --import FILE [--to LANGUAGE] [--dry-run]
FILE ends in ${EXTENSIONS.join(', ')}.`;

const root = process.cwd();
const options = readOptions();
process.exitCode = (await run()) ? 0 : 1;

/** Runs the wanted command, and returns whether it succeeded. */
async function run(): Promise<boolean> {
  if (options.export !== undefined) return exportTexts(options.export);
  if (options.import !== undefined) return importTexts(options.import);
  return report();
}

async function report(): Promise<boolean> {
  const format =
    FORMATS.find((known) => known === options.format) ?? exitWithUsage(`"${options.format}" is no format.`, USAGE);
  const result = await checkTranslations(root);
  if (format === 'json') console.log(JSON.stringify(result, null, 2));
  if (format === 'pretty' && result.rows.length > 0) process.stdout.write(formatTable(result));
  if (format !== 'json') reportDiagnostics(result.findings, format);
  return !hasErrors(result.findings);
}

async function exportTexts(file: string): Promise<boolean> {
  const format = exchangeFormat(file);
  const units = await readUnits();
  writeFileSync(file, format.write(units, languages()));
  const open = units.filter(({ target }) => target === '').length;
  console.log(`${file}: ${units.length} texts, ${open} of them without a translation.`);
  return true;
}

async function importTexts(file: string): Promise<boolean> {
  const format = exchangeFormat(file);
  const text = readExchangeFile(file);
  const { files } = await readFiles(root);
  const units = collectUnits(files, languages());
  const imported = importTranslations(file, text, format, units);
  if ('diagnostics' in imported) return reportDiagnostics(imported.diagnostics);
  const regions = regionLanguages(files);
  const returned = returnedFields(imported.request);
  const finish = (edited: string, name: string) => withoutDoneMarks(edited, regions, languages(), returned.get(name));
  const outcome = editContent(root, imported.request, await loadSectionDefinitions(root), options['dry-run'], finish);
  process.stdout.write(outcome.diff);
  return reportDiagnostics(outcome.diagnostics);
}

/** The fields that have a translation in an exchange file, by file of the content. */
function returnedFields({ edits }: EditRequest): ReadonlyMap<string, ReadonlySet<string>> {
  const fields = edits.flatMap((edit) =>
    'operations' in edit
      ? [[edit.file, new Set(edit.operations.map((operation) => fieldName(operation.path)))] as const]
      : [],
  );
  return new Map(fields);
}

async function readUnits(): Promise<TranslationUnit[]> {
  return collectUnits((await readFiles(root)).files, languages());
}

function readExchangeFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return exitWithUsage(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`, USAGE);
  }
}

function exchangeFormat(file: string): ExchangeFormat {
  return formatOf(file) ?? exitWithUsage(`"${file}" doesn't end in ${EXTENSIONS.join(', ')}.`, USAGE);
}

function languages(): LanguagePair {
  const target = TARGET_LANGUAGES.find((language) => language === options.to);
  return target
    ? { source: SOURCE_LANGUAGE, target }
    : exitWithUsage(`Texts aren't translated to "${options.to}".`, USAGE);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        format: { type: 'string', default: 'pretty' },
        export: { type: 'string' },
        import: { type: 'string' },
        to: { type: 'string', default: TARGET_LANGUAGES[0] },
        'dry-run': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error), USAGE);
  }
}
