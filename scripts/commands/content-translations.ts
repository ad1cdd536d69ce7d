import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { editContent } from '../../src/authoring/content-edit/edit-content.ts';
import { textsAfter } from '../../src/authoring/content-edit/file-change.ts';
import type { EditRequest } from '../../src/authoring/content-edit/edit-request.ts';
import { checkTranslations } from '../../src/authoring/translations/check-translations.ts';
import {
  EXTENSIONS,
  formatOf,
  type ExchangeFormat,
} from '../../src/authoring/translations/exchange/exchange-format.ts';
import { importTranslations } from '../../src/authoring/translations/exchange/import-translations.ts';
import { collectUnits, type LanguagePair } from '../../src/authoring/translations/exchange/translation-unit.ts';
import { withoutDoneMarks } from '../../src/authoring/translations/exchange/without-done-marks.ts';
import { regionLanguages } from '../../src/authoring/translations/text-files.ts';
import { formatTable } from '../../src/authoring/translations/format-table.ts';
import { fieldName, hasErrors } from '../../src/content/diagnostics/diagnostic.ts';
import { FORMATS } from '../../src/content/diagnostics/format-diagnostics.ts';
import { reportDiagnostics } from '../../src/content/diagnostics/report-diagnostics.ts';
import { readFiles } from '../../src/content/read/read-files.ts';
import { loadSectionDefinitions } from '../../src/content/validate/section-definitions.ts';
import { SOURCE_LANGUAGE, TARGET_LANGUAGES } from '../../src/regions/language.ts';
import { failWithUsage, parseArguments, type CommandContext } from '../cli.ts';

const USAGE = `Usage: npm run content:translations -- [--format ${FORMATS.join('|')}]
       npm run content:translations -- --export FILE [--to LANGUAGE]
       npm run content:translations -- --import FILE [--to LANGUAGE] [--dry-run]
FILE ends in ${EXTENSIONS.join(', ')}.`;

/** Reports untranslated texts, or exchanges texts with translators. */
export async function contentTranslations(args: string[], context: CommandContext): Promise<number> {
  const options = {
    format: { type: 'string', default: 'pretty' },
    export: { type: 'string' },
    import: { type: 'string' },
    to: { type: 'string', default: TARGET_LANGUAGES[0] },
    'dry-run': { type: 'boolean', default: false },
  } as const;
  const { values } = parseArguments({ args, options }, USAGE);
  return (await run(values, context)) ? 0 : 1;
}

interface Options {
  format: string;
  export?: string | undefined;
  import?: string | undefined;
  to?: string | undefined;
  'dry-run': boolean;
}

/** Runs the wanted command, and returns whether it succeeded. */
async function run(options: Options, context: CommandContext): Promise<boolean> {
  if (options.export !== undefined) return exportTexts(options.export, options, context);
  if (options.import !== undefined) return importTexts(options.import, options, context);
  return report(options, context);
}

async function report(options: Options, { root, stdout, stderr }: CommandContext): Promise<boolean> {
  const format =
    FORMATS.find((known) => known === options.format) ?? failWithUsage(`Unknown format "${options.format}".`, USAGE);
  const result = await checkTranslations(root);
  if (format === 'json') stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  if (format === 'pretty' && result.rows.length > 0) stdout.write(formatTable(result));
  if (format !== 'json') reportDiagnostics(result.findings, { format, root, stderr });
  return !hasErrors(result.findings);
}

async function exportTexts(file: string, { to }: Options, { root, stdout }: CommandContext): Promise<boolean> {
  const format = exchangeFormat(file);
  const pair = languages(to);
  const units = collectUnits((await readFiles(root)).files, pair);
  writeFileSync(resolve(root, file), format.write(units, pair));
  const open = units.filter(({ target }) => target === '').length;
  stdout.write(`${file}: ${units.length} texts, ${open} of them without a translation.\n`);
  return true;
}

async function importTexts(file: string, options: Options, context: CommandContext): Promise<boolean> {
  const { root, stdout, stderr } = context;
  const format = exchangeFormat(file);
  const text = readExchangeFile(root, file);
  const pair = languages(options.to);
  const sections = await loadSectionDefinitions(root);
  const { files } = await readFiles(root);
  const imported = importTranslations(file, text, format, collectUnits(files, pair));
  if ('diagnostics' in imported) return reportDiagnostics(imported.diagnostics, { root, stderr });
  const regions = regionLanguages(files);
  const returned = returnedFields(imported.request);
  const finish = (edited: string, name: string) => withoutDoneMarks(edited, regions, pair, returned.get(name));
  const madeFor = new Map(files.map((source) => [source.file, source.text.replace(/^\uFEFF/, '')]));
  const outcome = editContent(root, imported.request, sections, { dryRun: options['dry-run'], finish, madeFor });
  stdout.write(outcome.diff);
  return reportDiagnostics(outcome.diagnostics, { root, stderr, textOf: textsAfter(outcome.changes) });
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

function readExchangeFile(root: string, file: string): string {
  try {
    return readFileSync(resolve(root, file), 'utf8');
  } catch (error) {
    return failWithUsage(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`, USAGE);
  }
}

function exchangeFormat(file: string): ExchangeFormat {
  return formatOf(file) ?? failWithUsage(`"${file}" doesn't end in ${EXTENSIONS.join(', ')}.`, USAGE);
}

function languages(to: string | undefined): LanguagePair {
  const target = TARGET_LANGUAGES.find((language) => language === to);
  return target ? { source: SOURCE_LANGUAGE, target } : failWithUsage(`Texts aren't translated to "${to}".`, USAGE);
}
