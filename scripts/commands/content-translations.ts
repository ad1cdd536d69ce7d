import { checkTranslations } from '../../src/authoring/translations/check-translations.ts';
import {
  EXTENSIONS,
  formatOf,
  type ExchangeFormat,
  decodeExchangeFile,
} from '../../src/authoring/translations/exchange/exchange-format.ts';
import { type LanguagePair, collectUnits } from '../../src/authoring/translations/exchange/translation-unit.ts';
import { formatTable } from '../../src/authoring/translations/format-table.ts';
import { hasErrors, fieldName } from '../../src/content/diagnostics/diagnostic.ts';
import { FORMATS, reportDiagnostics } from '../../src/content/diagnostics/format-diagnostics.ts';
import { readSiteRegions } from '../../src/content/read/site-regions.ts';
import { sourceLanguageOf, targetLanguagesOf, languageName } from '../../src/regions/site-regions.ts';
import { failWithUsage, parseArguments, readFormat, type CommandContext } from '../cli.ts';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { editContent } from '../../src/authoring/content-edit/edit-content.ts';
import type { EditRequest } from '../../src/authoring/content-edit/edit-request.ts';
import { textsAfter } from '../../src/authoring/content-edit/file-change.ts';
import { formatImportPlan } from '../../src/authoring/translations/exchange/format-import-plan.ts';
import {
  hasNews,
  planImport,
  type ImportContext,
} from '../../src/authoring/translations/exchange/import-translations.ts';
import { withoutDoneMarks } from '../../src/authoring/translations/exchange/without-done-marks.ts';
import { keyLanguages } from '../../src/authoring/translations/find-texts.ts';
import { regionsAmong } from '../../src/authoring/translations/text-files.ts';
import type { SourceFile } from '../../src/content/diagnostics/source-file.ts';
import { parseYaml, textKeysOf } from '../../src/content/parse/parse-yaml.ts';
import { readFiles } from '../../src/content/read/read-files.ts';
import { loadModel } from '../../src/model/load-model.ts';

/** Reports untranslated texts, or exchanges texts with translators. */
export async function contentTranslations(args: string[], context: CommandContext): Promise<number> {
  const options = {
    format: { type: 'string', default: 'pretty' },
    export: { type: 'string' },
    import: { type: 'string' },
    to: { type: 'string' },
    unconfirmed: { type: 'boolean', default: false },
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
  unconfirmed: boolean;
  'dry-run': boolean;
}

/** Runs the wanted command, and returns whether it succeeded. */
async function run(options: Options, context: CommandContext): Promise<boolean> {
  const { unconfirmed, 'dry-run': dryRun } = options;
  if (options.export !== undefined) return exportTexts(exchange(options.export, options, context), context);
  if (options.import !== undefined)
    return importTexts(exchange(options.import, options, context), { dryRun, unconfirmed }, context);
  return report(options, context);
}

const exchange = (file: string, { to }: Options, { root }: CommandContext): Exchange => ({
  file,
  format: exchangeFormat(file),
  pair: languages(root, to),
});

async function report(options: Options, { root, stdout, stderr }: CommandContext): Promise<boolean> {
  const format = readFormat(options.format, FORMATS, USAGE);
  const result = await checkTranslations(root);
  if (format === 'json') stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  if (format === 'pretty' && result.rows.length > 0) stdout.write(formatTable(result));
  if (format !== 'json') reportDiagnostics(result.findings, { format, root, stderr });
  return !hasErrors(result.findings);
}

function exchangeFormat(file: string): ExchangeFormat {
  return formatOf(file) ?? failWithUsage(`"${file}" doesn't end in ${EXTENSIONS.join(', ')}.`, USAGE);
}

function languages(root: string, wanted: string | undefined): LanguagePair {
  const regions = readSiteRegions(root);
  const targets = targetLanguagesOf(regions);
  const to = wanted ?? targets[0];
  const target = targets.find((language) => language === to);
  return target
    ? { source: sourceLanguageOf(regions), target }
    : failWithUsage(`Texts aren't translated to "${to}".`, USAGE);
}

/** The arguments of the whole command. */
const USAGE = `Usage: npm run content:translations -- [--format ${FORMATS.join('|')}]
       npm run content:translations -- --export FILE [--to LANGUAGE]
       npm run content:translations -- --import FILE [--to LANGUAGE] [--unconfirmed] [--dry-run]
FILE ends in ${EXTENSIONS.join(', ')}.`;

/** A file for translators, and what to do with it. */
interface Exchange {
  /** The name as it was typed. */
  file: string;
  format: ExchangeFormat;
  pair: LanguagePair;
}

/** How to import a file. */
interface ImportOptions {
  /** Writes nothing. */
  dryRun: boolean;
  /** Takes translations, too, that the file calls unfinished. */
  unconfirmed: boolean;
}

/** Writes all texts of the content to a file for translators, and returns whether that succeeded. */
async function exportTexts({ file, format, pair }: Exchange, context: CommandContext): Promise<boolean> {
  const files = await readContent(context);
  if (!files) return false;
  const units = collectUnits(files, pair);
  const { stdout, root } = context;
  const kept = keepReturned({ file, format, pair }, importContext(files, pair), root);
  if (kept) stdout.write(`${file} had translations that aren't on the site. It's kept as ${kept}.\n`);
  try {
    writeFileSync(resolve(root, file), format.write(units, pair));
  } catch (error) {
    failWithUsage(`${file} can't be written: ${messageOf(error)}`, USAGE);
  }
  const open = units.filter(({ target }) => target === '').length;
  stdout.write(`${file}: ${units.length} texts, ${open} of them without a translation.\n`);
  return true;
}

/**
 * Renames a file that has somebody's translations and is about to be replaced by an export.
 * @returns its new name; `undefined` if there's none, or nothing in it is new
 */
function keepReturned({ file, format }: Exchange, context: ImportContext, root: string): string | undefined {
  if (!existsSync(resolve(root, file))) return undefined;
  const read = decodeExchangeFile(file, readFileSync(resolve(root, file)));
  if ('text' in read && !hasNews(planImport(file, read.text, format, context))) return undefined;
  const { dir, name, ext } = parse(file);
  const nameOf = (number: number): string => `${dir && `${dir}/`}${name}.${number}${ext}`;
  let number = 1;
  while (existsSync(resolve(root, nameOf(number)))) number += 1;
  renameSync(resolve(root, file), resolve(root, nameOf(number)));
  return nameOf(number);
}

/** Brings the translations of a file into the content, and returns whether that succeeded. Says first what it would do. */
async function importTexts(
  { file, format, pair }: Exchange,
  { dryRun, unconfirmed }: ImportOptions,
  context: CommandContext,
): Promise<boolean> {
  const { root, stdout, stderr } = context;
  const read = decodeExchangeFile(file, readExchangeFile(root, file));
  if (!('text' in read)) return reportDiagnostics([read], { root, stderr, textOf: () => undefined });
  const model = await loadModel(root);
  const files = await readContent(context);
  if (!files) return false;
  const plan = planImport(file, read.text, format, { ...importContext(files, pair), unconfirmed });
  const isRefused = plan.diagnostics.length > 0;
  if (!isRefused || plan.leftOut.length > 0) stdout.write(formatImportPlan(file, plan, languageName(pair.source)));
  if (isRefused) return reportDiagnostics(plan.diagnostics, { root, stderr, textOf: () => read.text });
  const returned = returnedFields(plan.request);
  const finish = (edited: string, name: string) =>
    withoutDoneMarks(edited, regionsAmong(files), pair, returned.get(name));
  const madeFor = new Map(files.map((source) => [source.file, source.text.replace(/^\uFEFF/, '')]));
  const outcome = editContent(root, plan.request, model, { dryRun, finish, madeFor });
  stdout.write(outcome.diff);
  return reportDiagnostics(outcome.diagnostics, { root, stderr, textOf: textsAfter(outcome.changes) });
}

/** Reads the content. Reports a file that can't be read whole: its texts would be missing without a word. */
async function readContent({ root, stderr }: CommandContext): Promise<SourceFile[] | undefined> {
  const { files, diagnostics } = await readFiles(root);
  const textKeys = textKeysOf(regionsAmong(files));
  const broken = files.flatMap((source) => {
    const { broken: isBroken, findings, toDiagnostic } = parseYaml(source, textKeys);
    return isBroken ? findings.map(toDiagnostic) : [];
  });
  const errors = [...diagnostics, ...broken].filter((each) => hasErrors([each]));
  if (errors.length === 0) return files;
  reportDiagnostics(errors, { root, stderr });
  return undefined;
}

const importContext = (files: readonly SourceFile[], pair: LanguagePair): ImportContext => ({
  pair,
  ofKeys: keyLanguages(regionsAmong(files)),
  units: collectUnits(files, pair),
});

/** The fields that have a translation in an exchange file, by file of the content. */
function returnedFields({ edits }: EditRequest): ReadonlyMap<string, ReadonlySet<string>> {
  const fields = edits.flatMap((edit) =>
    'operations' in edit
      ? [[edit.file, new Set(edit.operations.map((operation) => fieldName(operation.path)))] as const]
      : [],
  );
  return new Map(fields);
}

function readExchangeFile(root: string, file: string): Buffer {
  try {
    return readFileSync(resolve(root, file));
  } catch (error) {
    return failWithUsage(`${file} can't be read: ${messageOf(error)}`, USAGE);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
