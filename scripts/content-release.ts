import { parseArgs } from 'node:util';
import { checkSite } from '../src/content/check-site.ts';
import { hasErrors } from '../src/content/diagnostics/diagnostic.ts';
import { reportDiagnostics } from '../src/content/diagnostics/report-diagnostics.ts';
import { addressesOf, RELEASE_FILE, writeRelease } from '../src/content/releases/released-addresses.ts';
import { exitWithUsage } from './cli.ts';

/** Records the addresses that the site publishes, so that the content check notices when one leads nowhere. */
try {
  parseArgs({ options: {} });
} catch (error) {
  exitWithUsage(error instanceof Error ? error.message : String(error), 'Usage: npm run content:release');
}
const { checked, diagnostics } = await checkSite(process.cwd());
if (hasErrors(diagnostics)) {
  reportDiagnostics(diagnostics);
  process.exitCode = 1;
} else {
  const addresses = addressesOf(checked);
  writeRelease(process.cwd(), addresses);
  console.log(`${RELEASE_FILE}: ${addresses.length} addresses.`);
}
