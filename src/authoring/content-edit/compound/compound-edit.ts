import type { CompoundEdit } from '../../../builder/protocol/edit-request.ts';
import { insertItems, moveEntry, moveSection } from './move-entry.ts';
import { renameAnchor, renameEntry, renameFact, renamePage, retargetAnchor } from './rename.ts';
import { replaceWord } from './replace-word.ts';
import type { SiteTexts } from './site-texts.ts';
import { unwrapValue, wrapValue } from './wrap-value.ts';

/** Applies a compound edit to the site's texts. Throws a `CompoundRefusal` if it can't be applied. */
export function makeCompoundEdit(site: SiteTexts, edit: CompoundEdit): void {
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
