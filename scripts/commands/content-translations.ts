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
import { SOURCE_LANGUAGE, TARGET_LANGUAGES } from '../../src/regions/language.ts';
import { failWithUsage, parseArguments, readFormat, type CommandContext } from '../cli.ts';
import { exportTexts, importTexts, USAGE, type Exchange } from './exchange-translations.ts';

/** Reports untranslated texts, or exchanges texts with translators. */
export async function contentTranslations(args: string[], context: CommandContext): Promise<number> {
  const options = {
    format: { type: 'string', default: 'pretty' },
    export: { type: 'string' },
    import: { type: 'string' },
    to: { type: 'string', default: TARGET_LANGUAGES[0] },
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
  if (options.export !== undefined) return exportTexts(exchange(options.export, options), context);
  if (options.import !== undefined)
    return importTexts(exchange(options.import, options), { dryRun, unconfirmed }, context);
  return report(options, context);
}

const exchange = (file: string, { to }: Options): Exchange => ({
  file,
  format: exchangeFormat(file),
  pair: languages(to),
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

function languages(to: string | undefined): LanguagePair {
  const target = TARGET_LANGUAGES.find((language) => language === to);
  return target ? { source: SOURCE_LANGUAGE, target } : failWithUsage(`Texts aren't translated to "${to}".`, USAGE);
}
