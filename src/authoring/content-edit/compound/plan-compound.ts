import type { Diagnostic } from '../../../content/diagnostics/diagnostic.ts';
import type { ContentModel } from '../../../model/content-model.ts';
import type { EditRequest } from '../edit-request.ts';
import type { FileChange } from '../file-change.ts';
import { withSchemaOrder } from '../field-order.ts';
import { diagnosticOf } from '../refusal-diagnostic.ts';
import type { CompoundEdit } from '../../../builder/protocol/edit-request.ts';
import { insertItems, moveEntry, moveSection } from './move-entry.ts';
import { renameAnchor, renameEntry, renameFact, renamePage, retargetAnchor, replaceWord } from './rename.ts';
import { EditRefusal } from '../../edit/edit-operation.ts';
import { SiteTexts } from './site-texts.ts';
import { unwrapValue, wrapValue } from './wrap-value.ts';

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
    if (!(error instanceof EditRefusal)) throw error;
    return { changes: [], diagnostics: [diagnosticOf(error.file ?? 'content', error)] };
  }
}

/** Applies a compound edit to the site's texts. Throws an `EditRefusal` if it can't be applied. */
function makeCompoundEdit(site: SiteTexts, edit: CompoundEdit): void {
  switch (edit.compound) {
    case 'rename-anchor':
      return renameAnchor(site, edit.page, edit.from, edit.to);
    case 'retarget-anchor':
      return retargetAnchor(site, edit.page, edit.from, edit.to);
    case 'rename-page':
      return renamePage(site, edit.from, edit.to);
    case 'rename-entry':
      return renameEntry(site, edit.collection, edit.from, edit.to);
    case 'rename-fact':
      return renameFact(site, edit.from, edit.to);
    case 'move-entry':
      return moveEntry(site, edit.from, edit.to);
    case 'move-section':
      return moveSection(site, edit.from, edit.to);
    case 'insert-text':
      return insertItems(site, edit, edit.text);
    case 'replace-word':
      return replaceWord(site, edit.from, edit.to, edit.language);
    case 'wrap':
      return wrapValue(site, edit.file, edit.path, edit.by);
    case 'unwrap':
      return unwrapValue(site, edit.file, edit.path, edit.keep);
  }
}
