import { parseArgs } from 'node:util';
import { byPosition, hasErrors } from '../src/content/diagnostics/diagnostic.ts';
import { FORMATS, type Format } from '../src/content/diagnostics/format-diagnostics.ts';
import { exitWithUsage } from './cli.ts';

const USAGE = 'Usage: npm run content:check -- [--format pretty|github|json]';

process.exitCode = (await runCheck(readFormat())) ? 0 : 1;

/** Prints a sentence for any failure: an internal error has no location in the content. */
async function runCheck(format: Format): Promise<boolean> {
  try {
    const [
      { checkSite },
      { launchWarning },
      { readLaunchItems },
      { reportDiagnostics },
      { checkCommittedAddresses },
      { isReleased },
    ] = await Promise.all([
      import('../src/content/check-site.ts'),
      import('../src/content/parse/launch-items.ts'),
      import('../src/content/parse/read-launch-items.ts'),
      import('../src/content/diagnostics/report-diagnostics.ts'),
      import('../src/authoring/review/committed-addresses.ts'),
      import('../src/content/releases/released-addresses.ts'),
    ]);
    const { checked, diagnostics } = await checkSite(process.cwd());
    // They would distract from errors.
    const open = hasErrors(diagnostics) ? [] : readLaunchItems(process.cwd()).map(launchWarning);
    // A release decides alone; before the first one, the last commit is what is known.
    const lost =
      hasErrors(diagnostics) || isReleased(process.cwd()) ? [] : await checkCommittedAddresses(process.cwd(), checked);
    const fine = reportDiagnostics([...diagnostics, ...open, ...lost].sort(byPosition), format);
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
    return format ?? exitWithUsage(`"${values.format}" is no format.`, USAGE);
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error), USAGE);
  }
}
