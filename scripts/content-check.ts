import { parseArgs } from 'node:util';
import { FORMATS, type Format } from '../src/content/format-diagnostics.ts';
import { exitForUsage } from './usage.ts';

const USAGE = 'Usage: npm run content:check -- [--format pretty|github|json]';

process.exitCode = (await runCheck(readFormat())) ? 0 : 1;

/** Whatever happens, the consultant reads sentences: a fault of the program has no place in the content to point to. */
async function runCheck(format: Format): Promise<boolean> {
  try {
    const [{ checkSite }, { reportDiagnostics }] = await Promise.all([
      import('../src/content/check-site.ts'),
      import('./report-diagnostics.ts'),
    ]);
    const fine = reportDiagnostics((await checkSite(process.cwd())).diagnostics, format);
    if (fine && format === 'pretty') console.log('The content is fine.');
    return fine;
  } catch (error) {
    process.stderr.write(`The check could not be run: ${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
}

function readFormat(): Format {
  try {
    const { values } = parseArgs({ options: { format: { type: 'string', default: 'pretty' } } });
    const format = FORMATS.find((known) => known === values.format);
    return format ?? exitForUsage(`"${values.format}" is no format.`, USAGE);
  } catch (error) {
    return exitForUsage(error instanceof Error ? error.message : String(error), USAGE);
  }
}
