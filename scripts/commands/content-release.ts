import { checkSite } from '../../src/content/check-site.ts';
import { hasErrors } from '../../src/content/diagnostics/diagnostic.ts';
import { reportDiagnostics } from '../../src/content/diagnostics/format-diagnostics.ts';
import { releasedAddresses, RELEASE_FILE, writeRelease } from '../../src/content/releases/released-addresses.ts';
import { parseArguments, type CommandContext } from '../cli.ts';

/** Records the addresses that the site publishes, so that the content check notices when one leads nowhere. */
export async function contentRelease(args: string[], { root }: CommandContext): Promise<number> {
  parseArguments({ args, options: {} }, 'Usage: npm run content:release');
  const { checked, diagnostics } = await checkSite(root);
  if (hasErrors(diagnostics)) {
    reportDiagnostics(diagnostics);
    return 1;
  }
  const addresses = releasedAddresses(checked);
  writeRelease(root, addresses);
  console.log(`${RELEASE_FILE}: ${addresses.length} addresses.`);
  return 0;
}
