import { byPosition, hasErrors } from '../../src/content/diagnostics/diagnostic.ts';
import { FORMATS, type Format } from '../../src/content/diagnostics/format-diagnostics.ts';
import { parseArguments, readFormat, type CommandContext } from '../cli.ts';

const USAGE = 'Usage: npm run content:check -- [--format pretty|github|json]';

/** Checks the content. */
export async function contentCheck(args: string[], context: CommandContext): Promise<number> {
  const options = { format: { type: 'string', default: 'pretty' } } as const;
  const { values } = parseArguments({ args, options }, USAGE);
  return (await runCheck(readFormat(values.format, FORMATS, USAGE), context)) ? 0 : 1;
}

/** Prints a sentence for any failure, also of an import: an internal error has no location in the content. */
async function runCheck(format: Format, { root, stdout, stderr }: CommandContext): Promise<boolean> {
  try {
    const [
      { checkSite },
      { launchWarning, readLaunchItems },
      { reportDiagnostics },
      { checkCommittedAddresses },
      { isReleased },
    ] = await Promise.all([
      import('../../src/content/check-site.ts'),
      import('../../src/content/parse/launch-items.ts'),
      import('../../src/content/diagnostics/format-diagnostics.ts'),
      import('../../src/authoring/review/committed-addresses.ts'),
      import('../../src/content/releases/released-addresses.ts'),
    ]);
    const { checked, model, diagnostics } = await checkSite(root);
    // They would distract from errors.
    const open = hasErrors(diagnostics) ? [] : readLaunchItems(root).map(launchWarning);
    // A release decides alone; before the first one, the last commit is what is known.
    const lost = hasErrors(diagnostics) || isReleased(root) ? [] : await checkCommittedAddresses(root, checked, model);
    const found = [...diagnostics, ...open, ...lost].sort(byPosition);
    const fine = reportDiagnostics(found, { format, root, stderr });
    if (fine && format === 'pretty') stdout.write('The content is fine.\n');
    return fine;
  } catch (error) {
    stderr.write(`The check could not be run: ${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
}
