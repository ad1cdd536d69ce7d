import { parseArgs } from 'node:util';
import { checkTranslations } from '../src/authoring/translations/check-translations.ts';
import { formatTable } from '../src/authoring/translations/format-table.ts';
import { hasErrors } from '../src/content/diagnostic.ts';
import { FORMATS, type Format } from '../src/content/format-diagnostics.ts';
import { reportDiagnostics } from './report-diagnostics.ts';
import { exitForUsage } from './usage.ts';

const USAGE = 'Usage: npm run content:translations -- [--format pretty|github|json]';

const format = readFormat();
const report = await checkTranslations(process.cwd());
if (format === 'json') console.log(JSON.stringify(report, null, 2));
if (format === 'pretty' && report.rows.length > 0) process.stdout.write(formatTable(report));
if (format !== 'json') reportDiagnostics(report.findings, format);
process.exitCode = hasErrors(report.findings) ? 1 : 0;

function readFormat(): Format {
  try {
    const { values } = parseArgs({ options: { format: { type: 'string', default: 'pretty' } } });
    return FORMATS.find((known) => known === values.format) ?? exitForUsage(`"${values.format}" is no format.`, USAGE);
  } catch (error) {
    return exitForUsage(error instanceof Error ? error.message : String(error), USAGE);
  }
}
