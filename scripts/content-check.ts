import { parseArgs } from 'node:util';
import { FORMATS, type Format } from '../src/content/format-diagnostics.ts';
import { loadContent } from '../src/content/load-content.ts';
import { reportDiagnostics } from './report-diagnostics.ts';
import { exitForUsage } from './usage.ts';

const USAGE = 'Usage: npm run content:check -- [--format pretty|github|json]';

const { format } = readOptions();
const { diagnostics } = await loadContent(process.cwd());
const fine = reportDiagnostics(diagnostics, format);
if (fine && format === 'pretty') console.log('The content is fine.');
process.exitCode = fine ? 0 : 1;

function readOptions(): { format: Format } {
  try {
    const { values } = parseArgs({ options: { format: { type: 'string', default: 'pretty' } } });
    const format = FORMATS.find((known) => known === values.format);
    return format ? { format } : exitForUsage(`"${values.format}" is no format.`, USAGE);
  } catch (error) {
    return exitForUsage(error instanceof Error ? error.message : String(error), USAGE);
  }
}
