import { REGIONS_FILE } from '../src/content/read/site-regions.ts';
import { parseArgs } from 'node:util';
import { removalProblem, removeRegion } from '../src/authoring/regions/remove-region.ts';
import { readContentTexts, writeChecked } from '../src/authoring/regions/write-checked.ts';
import { unifiedDiff } from '../src/authoring/content-edit/unified-diff.ts';
import { fieldName } from '../src/content/diagnostics/diagnostic.ts';
import { reportDiagnostics } from '../src/content/diagnostics/report-diagnostics.ts';
import { exitWithUsage } from './cli.ts';
import { fail } from './region-choice.ts';

const USAGE = 'Usage: npm run content:migrate -- --remove-region CODE [--dry-run]';

const root = process.cwd();
const options = readOptions();
const code = options['remove-region'] ?? exitWithUsage('Name the region.', USAGE);
const files = readContentTexts(root);
const regionsText = files.find(({ file }) => file === REGIONS_FILE)?.text ?? fail(`${REGIONS_FILE} is missing.`);
const problem = removalProblem(code, regionsText);
if (problem !== undefined) fail(problem);

const { changes, languages, values, items } = removeRegion(code, files);
if (options['dry-run']) process.stdout.write(unifiedDiff(changes));
else write();
console.log(
  `${values} values of ${[code, ...languages].join(' and ')} ${options['dry-run'] ? 'would be' : 'are'} removed.`,
);
for (const { file, path } of items) console.log(`${file}: ${fieldName(path)} was shown in ${code} only.`);

function write(): void {
  const errors = writeChecked(root, changes);
  if (errors.length === 0) return;
  reportDiagnostics(errors, 'pretty', (name) => changes.find(({ file }) => file === name)?.after ?? undefined);
  fail('Nothing was written.');
}

function readOptions() {
  try {
    return parseArgs({
      options: { 'remove-region': { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    }).values;
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error), USAGE);
  }
}
