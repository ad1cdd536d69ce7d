import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { editContent } from '../src/authoring/content-edit/edit-content.ts';
import type { FileChange } from '../src/authoring/content-edit/file-change.ts';
import { parseEditRequest } from '../src/authoring/content-edit/edit-request.ts';
import type { Diagnostic } from '../src/content/diagnostics/diagnostic.ts';
import { loadSectionDefinitions } from '../src/content/validate/section-definitions.ts';
import { reportDiagnostics } from '../src/content/diagnostics/report-diagnostics.ts';
import { exitWithUsage } from './cli.ts';

const USAGE = 'Usage: npm run --silent content:edit -- [--dry-run] < edits.json';

const dryRun = readOptions();
try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`The edit could not be made: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Applies the edits from standard input, prints the diff, and returns whether they were applied. */
async function run(): Promise<boolean> {
  const parsed = parseEditRequest(await text(process.stdin));
  if ('diagnostics' in parsed) return refuse(parsed.diagnostics);
  const root = process.cwd();
  const outcome = editContent(root, parsed.request, await loadSectionDefinitions(root), dryRun);
  if (!outcome.ok) return refuse(outcome.diagnostics, outcome.changes);
  process.stdout.write(outcome.diff);
  reportDiagnostics(outcome.diagnostics);
  return true;
}

function refuse(diagnostics: readonly Diagnostic[], changes: readonly FileChange[] = []): false {
  const textOf = (name: string) => changes.find(({ file }) => file === name)?.after ?? undefined;
  reportDiagnostics(diagnostics, 'pretty', textOf);
  return false;
}

function readOptions(): boolean {
  try {
    return parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } }).values['dry-run'];
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error), USAGE);
  }
}
