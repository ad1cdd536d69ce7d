import type { Diagnostic } from '../../../content/diagnostics/diagnostic.ts';
import type { ContentModel } from '../../../model/content-model.ts';
import type { EditRequest } from '../edit-request.ts';
import type { FileChange } from '../file-change.ts';
import { withSchemaOrder } from '../field-order.ts';
import { diagnosticOf } from '../refusal-diagnostic.ts';
import { makeCompoundEdit } from './compound-edit.ts';
import { CompoundRefusal, SiteTexts } from './site-texts.ts';

/** Applies edits in memory and in order; some may affect several files. */
export function planCompound(
  root: string,
  { edits }: EditRequest,
  model: ContentModel,
): { changes: FileChange[]; diagnostics: Diagnostic[] } {
  const site = new SiteTexts(root, model);
  try {
    for (const edit of edits) {
      if ('compound' in edit) makeCompoundEdit(site, edit);
      else
        for (const operation of edit.operations)
          site.edit(edit.file, withSchemaOrder(site.textOf(edit.file), edit.file, operation, model));
    }
    return { changes: site.changes(), diagnostics: [] };
  } catch (error) {
    if (!(error instanceof CompoundRefusal)) throw error;
    const { file, refusal } = error;
    return {
      changes: [],
      diagnostics: [diagnosticOf(file, { message: refusal.message, path: refusal.path, line: 1 })],
    };
  }
}
