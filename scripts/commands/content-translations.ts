import { checkTranslations } from '../../src/authoring/translations/check-translations.ts';
import {
  EXTENSIONS,
  formatOf,
  type ExchangeFormat,
} from '../../src/authoring/translations/exchange/exchange-format.ts';
import type { LanguagePair } from '../../src/authoring/translations/exchange/translation-unit.ts';
import { formatTable } from '../../src/authoring/translations/format-table.ts';
import { hasErrors } from '../../src/content/diagnostics/diagnostic.ts';
import { FORMATS } from '../../src/content/diagnostics/format-diagnostics.ts';
import { reportDiagnostics } from '../../src/content/diagnostics/report-diagnostics.ts';
import { readSiteRegions } from '../../src/content/read/site-regions.ts';
import { sourceLanguageOf, targetLanguagesOf } from '../../src/regions/site-regions.ts';
import { failWithUsage, parseArguments, readFormat, type CommandContext } from '../cli.ts';
import { exportTexts, importTexts, USAGE, type Exchange } from './exchange-translations.ts';

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
