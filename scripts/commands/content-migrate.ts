import { planMigrations } from '../../src/authoring/migrations/migrate-content.ts';
import { removalProblem, removeRegion } from '../../src/authoring/regions/remove-region.ts';
import { readContentTexts, writeChecked } from '../../src/authoring/regions/write-checked.ts';
import { textsAfter, type FileChange } from '../../src/authoring/content-edit/file-change.ts';
import { unifiedDiff } from '../../src/authoring/content-edit/unified-diff.ts';
import { recoverChanges, writeChanges } from '../../src/authoring/content-edit/write-changes.ts';
import { checkSite } from '../../src/content/check-site.ts';
import { fieldName, type Diagnostic } from '../../src/content/diagnostics/diagnostic.ts';
import { reportDiagnostics } from '../../src/content/diagnostics/format-diagnostics.ts';
import { REGIONS_FILE } from '../../src/content/read/site-regions.ts';
import { loadModel } from '../../src/model/load-model.ts';
import { CONTENT_VERSION } from '../../src/content/releases/content-version.ts';
import { fail, parseArguments, type CommandContext } from '../cli.ts';

const USAGE = 'Usage: npm run content:migrate -- [--remove-region CODE] [--dry-run]';

/** Brings content up to date, or removes a region from it. */
export async function contentMigrate(args: string[], context: CommandContext): Promise<number> {
  const options = { 'remove-region': { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } as const;
  const { 'remove-region': region, 'dry-run': dryRun } = parseArguments({ args, options }, USAGE).values;
  recoverChanges(context.root);
  if (region === undefined) await migrate(dryRun, context);
  else await remove(region, dryRun, context);
  return 0;
}

/** Brings content of an older version up to date: all files, or none. */
async function migrate(dryRun: boolean, context: CommandContext): Promise<void> {
  const { root, stdout, stderr } = context;
  const { changes, migrations, diagnostics } = planMigrations(root, await loadModel(root));
  if (diagnostics.length > 0) refuse(diagnostics, changes, context);
  if (migrations.length === 0) {
    stdout.write(`The content is up to date: version ${CONTENT_VERSION}.\n`);
    return;
  }
  if (dryRun) stdout.write(unifiedDiff(changes));
  else {
    const problems = writeChanges(root, changes);
    if (problems.length > 0) refuse(problems, changes, context);
  }
  for (const { number, description } of migrations) stdout.write(`${number}. ${description}\n`);
  stdout.write(`${changes.length} files ${dryRun ? 'would change' : 'changed'}.\n`);
  if (dryRun) return;
  // Mistakes that the content had before its version hid them.
  const errors = (await checkSite(root)).diagnostics.filter(({ severity }) => severity === 'error');
  reportDiagnostics(errors, { root, stderr });
}

/** Removes a region with all its values: all files, or none if the content has errors afterwards. */
async function remove(code: string, dryRun: boolean, context: CommandContext): Promise<void> {
  const { root, stdout } = context;
  const files = readContentTexts(root);
  const regionsText = files.find(({ file }) => file === REGIONS_FILE)?.text ?? fail(`${REGIONS_FILE} is missing.`);
  const problem = removalProblem(code, regionsText);
  if (problem !== undefined) fail(problem);
  const { changes, languages, values, items } = removeRegion(code, files);
  if (dryRun) stdout.write(unifiedDiff(changes));
  else {
    const { errors, conclusion } = await writeChecked(root, changes);
    if (errors.length > 0) refuse(errors, changes, context, conclusion);
  }
  stdout.write(`${values} values of ${[code, ...languages].join(' and ')} ${dryRun ? 'would be' : 'are'} removed.\n`);
  for (const { file, path } of items) stdout.write(`${file}: ${fieldName(path)} was shown in ${code} only.\n`);
}

/** Reports why nothing was written, and ends with exit code 1. */
function refuse(
  diagnostics: readonly Diagnostic[],
  changes: readonly FileChange[],
  { root, stderr }: CommandContext,
  conclusion = 'Nothing was written.',
): never {
  reportDiagnostics(diagnostics, { root, stderr, textOf: textsAfter(changes) });
  return fail(conclusion);
}
