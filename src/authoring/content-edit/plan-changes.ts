import { type Diagnostic, ofWholeFile } from '../../content/diagnostics/diagnostic.ts';
import type { ContentModel } from '../../model/content-model.ts';
import type { EditOperation } from '../edit/edit-operation.ts';
import { planEdit, type YamlRefusal } from '../edit/edit-yaml.ts';
import { planCompound } from './compound/plan-compound.ts';
import { problemOfPath, readContentText } from './content-path.ts';
import { type EditRequest, diagnosticOf, nothingChanged, NOTHING_WRITTEN } from './edit-request.ts';
import { withSchemaOrder } from './field-order.ts';
import type { FileChange } from './file-change.ts';

/**
 * Applies edits in memory: returns the texts of all named files before and after, or why they're refused.
 * @param texts the texts that files have instead of those on disk. Edits of several locations don't know them
 */
export function planChanges(
  root: string,
  { edits }: EditRequest,
  model: ContentModel,
  texts: ReadonlyMap<string, string> = new Map(),
): { changes: FileChange[]; diagnostics: Diagnostic[] } {
  if (edits.some((edit) => 'compound' in edit)) return planCompound(root, { edits }, model);
  const changes = new Map<string, FileChange & { after: string }>();
  for (const { file, operations } of edits.filter((edit) => 'operations' in edit)) {
    const change = changes.get(file) ?? openFile(root, file, texts.get(file));
    if ('problem' in change)
      return {
        changes: [],
        diagnostics: [ofWholeFile(file, change.problem, NOTHING_WRITTEN, 'error', nothingChanged(change.problem))],
      };
    changes.set(file, change);
    const planned = planText(file, change.after, operations, model);
    if ('refusal' in planned) return { changes: [], diagnostics: [diagnosticOf(file, planned.refusal)] };
    change.after = planned.text;
  }
  return { changes: [...changes.values()], diagnostics: [] };
}

/** Applies operations to the text of a file. Returns the text after them, or why one is refused. */
export function planText(
  file: string,
  before: string,
  operations: readonly EditOperation[],
  model: ContentModel,
): { text: string } | { refusal: YamlRefusal } {
  let text = before;
  for (const operation of operations) {
    const edited = planEdit(text, withSchemaOrder(text, file, operation, model));
    if (!edited.ok) return { refusal: edited.refusal };
    text = edited.source;
  }
  return { text };
}

function openFile(
  root: string,
  file: string,
  text: string | undefined,
): (FileChange & { after: string }) | { problem: string } {
  const problem = problemOfPath(root, file);
  if (problem !== undefined) return { problem };
  if (text !== undefined) return { file, before: text, after: text };
  const read = readContentText(root, file);
  if ('problem' in read) return read;
  return read.text === null ? { problem: 'There is no such file.' } : { file, before: read.text, after: read.text };
}
