import { parseArgs } from 'node:util';
import { planMigrations } from '../src/authoring/migrations/migrate-content.ts';
import { removalProblem, removeRegion } from '../src/authoring/regions/remove-region.ts';
import { readContentTexts, writeChecked } from '../src/authoring/regions/write-checked.ts';
import type { FileChange } from '../src/authoring/content-edit/file-change.ts';
import { unifiedDiff } from '../src/authoring/content-edit/unified-diff.ts';
import { recoverChanges, writeChanges } from '../src/authoring/content-edit/write-changes.ts';
import { checkSite } from '../src/content/check-site.ts';
import { fieldName, type Diagnostic } from '../src/content/diagnostics/diagnostic.ts';
import { reportDiagnostics } from '../src/content/diagnostics/report-diagnostics.ts';
import { REGIONS_FILE } from '../src/content/read/site-regions.ts';
import { loadSectionDefinitions } from '../src/content/validate/section-definitions.ts';
import { CONTENT_VERSION } from '../src/schema/content-version.ts';
import { exitWithUsage } from './cli.ts';
import { fail } from './region-choice.ts';

const USAGE = 'Usage: npm run content:migrate -- [--remove-region CODE] [--dry-run]';

const root = process.cwd();
const { 'remove-region': region, 'dry-run': dryRun } = readOptions();
recoverChanges(root);
if (region === undefined) await migrate();
else remove(region);

/** Brings content of an older version up to date: all files, or none. */
async function migrate(): Promise<void> {
  const { changes, migrations, diagnostics } = planMigrations(root, await loadSectionDefinitions(root));
  if (diagnostics.length > 0) refuse(diagnostics, changes);
  if (migrations.length === 0) return console.log(`The content is up to date: version ${CONTENT_VERSION}.`);
  if (dryRun) process.stdout.write(unifiedDiff(changes));
  else {
    const problems = writeChanges(root, changes);
    if (problems.length > 0) refuse(problems, changes);
  }
  for (const { number, description } of migrations) console.log(`${number}. ${description}`);
  console.log(`${changes.length} files ${dryRun ? 'would change' : 'changed'}.`);
  // Mistakes that the content had before its version hid them.
  if (!dryRun) reportDiagnostics((await checkSite(root)).diagnostics.filter(({ severity }) => severity === 'error'));
}

/** Removes a region with all its values: all files, or none if the content has errors afterwards. */
function remove(code: string): void {
  const files = readContentTexts(root);
  const regionsText = files.find(({ file }) => file === REGIONS_FILE)?.text ?? fail(`${REGIONS_FILE} is missing.`);
  const problem = removalProblem(code, regionsText);
  if (problem !== undefined) fail(problem);
  const { changes, languages, values, items } = removeRegion(code, files);
  if (dryRun) process.stdout.write(unifiedDiff(changes));
  else {
    const errors = writeChecked(root, changes);
    if (errors.length > 0) refuse(errors, changes);
  }
  console.log(`${values} values of ${[code, ...languages].join(' and ')} ${dryRun ? 'would be' : 'are'} removed.`);
  for (const { file, path } of items) console.log(`${file}: ${fieldName(path)} was shown in ${code} only.`);
}

/** Reports why nothing was written, and ends with exit code 1. */
function refuse(diagnostics: readonly Diagnostic[], changes: readonly FileChange[]): never {
  reportDiagnostics(diagnostics, 'pretty', (name) => changes.find(({ file }) => file === name)?.after ?? undefined);
  return fail('Nothing was written.');
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
