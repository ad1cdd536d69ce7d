import { z } from 'zod';
import { moveEntry, moveSection } from './move-entry.ts';
import { renameAnchor, renameCase, renameFact, renamePage, renameService } from './rename.ts';
import { replaceWord } from './replace-word.ts';
import type { SiteTexts } from './site-texts.ts';
import { unwrapValue, wrapValue } from './wrap-value.ts';

const path = z.array(z.union([z.string(), z.int()]));
const file = z.string();
const index = z.int().min(0);
const names = { from: z.string(), to: z.string() };
const entry = z.strictObject({ file, path, index });
const section = z.strictObject({ file, index });

/** Edits that affect several locations. `page` is the path of a page without region; '' is the home page. */
export const compoundEditSchema = z.discriminatedUnion('compound', [
  z.strictObject({ compound: z.literal('rename-anchor'), page: z.string(), ...names }),
  z.strictObject({ compound: z.literal('rename-page'), ...names }),
  z.strictObject({ compound: z.literal('rename-case'), ...names }),
  z.strictObject({ compound: z.literal('rename-service'), ...names }),
  z.strictObject({ compound: z.literal('rename-fact'), ...names }),
  z.strictObject({ compound: z.literal('move-entry'), from: entry, to: entry }),
  z.strictObject({ compound: z.literal('move-section'), from: section, to: section }),
  z.strictObject({ compound: z.literal('replace-word'), ...names, language: z.string().optional() }),
  z.strictObject({ compound: z.literal('wrap'), file, path, by: z.enum(['language', 'region']) }),
  z.strictObject({ compound: z.literal('unwrap'), file, path, keep: z.string() }),
]);

/** A compound edit. */
export type CompoundEdit = z.output<typeof compoundEditSchema>;

/** Applies a compound edit to the site's texts. Throws a `CompoundRefusal` if it can't be applied. */
export function makeCompoundEdit(site: SiteTexts, edit: CompoundEdit): void {
  switch (edit.compound) {
    case 'rename-anchor':
      return renameAnchor(site, edit.page, edit.from, edit.to);
    case 'rename-page':
      return renamePage(site, edit.from, edit.to);
    case 'rename-case':
      return renameCase(site, edit.from, edit.to);
    case 'rename-service':
      return renameService(site, edit.from, edit.to);
    case 'rename-fact':
      return renameFact(site, edit.from, edit.to);
    case 'move-entry':
      return moveEntry(site, edit.from, edit.to);
    case 'move-section':
      return moveSection(site, edit.from, edit.to);
    case 'replace-word':
      return replaceWord(site, edit.from, edit.to, edit.language);
    case 'wrap':
      return wrapValue(site, edit.file, edit.path, edit.by);
    case 'unwrap':
      return unwrapValue(site, edit.file, edit.path, edit.keep);
  }
}
