import { buffer } from 'node:stream/consumers';
import { editContent } from '../../src/authoring/content-edit/edit-content.ts';
import { textsAfter, type FileChange } from '../../src/authoring/content-edit/file-change.ts';
import { parseEditRequest } from '../../src/authoring/content-edit/edit-request.ts';
import type { Diagnostic } from '../../src/content/diagnostics/diagnostic.ts';
import { loadModel } from '../../src/model/load-model.ts';
import { decodeText } from '../../src/content/read/decode-source.ts';
import { reportDiagnostics } from '../../src/content/diagnostics/format-diagnostics.ts';
import { parseArguments, type CommandContext } from '../cli.ts';

const USAGE = 'Usage: npm run --silent content:edit -- [--dry-run] < edits.json';

/** Applies edits from standard input to the content. */
export async function contentEdit(args: string[], context: CommandContext): Promise<number> {
  const options = { 'dry-run': { type: 'boolean', default: false } } as const;
  const { values } = parseArguments({ args, options }, USAGE);
  try {
    return (await applyEdits(values['dry-run'], context)) ? 0 : 1;
  } catch (error) {
    context.stderr.write(`The edit could not be made: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

/** Applies the edits, prints the diff, and returns whether they were applied. */
async function applyEdits(dryRun: boolean, context: CommandContext): Promise<boolean> {
  const { root, stdin, stdout, stderr } = context;
  // Letters in another encoding would be written as lost ones.
  const read = decodeText('standard input', await buffer(stdin));
  if (!('text' in read)) return refuse([read], context);
  const parsed = parseEditRequest(read.text);
  if ('diagnostics' in parsed) return refuse(parsed.diagnostics, context);
  const outcome = editContent(root, parsed.request, await loadModel(root), { dryRun });
  if (!outcome.ok) return refuse(outcome.diagnostics, context, outcome.changes);
  stdout.write(outcome.diff);
  reportDiagnostics(outcome.diagnostics, { root, stderr, textOf: textsAfter(outcome.changes) });
  return true;
}

function refuse(
  diagnostics: readonly Diagnostic[],
  { root, stderr }: CommandContext,
  changes: readonly FileChange[] = [],
): false {
  reportDiagnostics(diagnostics, { root, stderr, textOf: textsAfter(changes) });
  return false;
}
