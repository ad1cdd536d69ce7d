import type { Keeper } from '../../state/kept/keeper.ts';
import { targetOf } from '../../state/kept/after-operation.ts';
import type { KeptEdit } from '../../state/kept/kept-edit.ts';
import type { KeptDraft } from '../../form/saving/draft.ts';
import { keyNow } from '../../form/saving/followed-files.ts';
import { drafts, fieldKey } from '../../form/saving/unsaved.ts';
import { isEqual } from '../../../../data/plain.ts';

/** A field whose edit was refused. */
interface RefusedField {
  key: string;
  draft: KeptDraft;
  edits: KeptEdit[];
}

/**
 * Makes drafts of the values that the server refused: the form and the notes show them beside the other version. Several that were
 * typed in one field, one after the other, are one. Whatever isn't a single value stays with the keeper.
 */
export function resumeRefused(keeper: Pick<Keeper, 'all' | 'forget'>): void {
  const fields = new Map<string, RefusedField>();
  for (const edit of keeper.all()) {
    const field = refusedField(edit);
    if (!field) continue;
    const before = fields.get(field.key);
    if (!before) fields.set(field.key, field);
    else if (isEqual(before.draft.value, field.draft.seen))
      Object.assign(before, { draft: { ...field.draft, seen: before.draft.seen }, edits: [...before.edits, edit] });
  }
  const rest = new Set(drafts.resume([...fields].map(([key, { draft }]) => [key, draft])).map(([key]) => key));
  for (const { key, edits } of fields.values()) if (!rest.has(key)) for (const edit of edits) void keeper.forget(edit);
}

/** Returns the field of a refused edit, where it stands now, if the edit was made of what was typed there. */
export function refusedField(edit: KeptEdit): RefusedField | undefined {
  const { refusal, mergeKey, label } = edit;
  const [one, ...others] = refusal?.sent?.edits ?? [];
  const [operation, ...further] = one?.operations ?? [];
  if (!one || !operation || others.length + further.length > 0 || mergeKey === undefined) return undefined;
  if (operation.op !== 'set' && operation.op !== 'put' && operation.op !== 'remove') return undefined;
  const value = operation.op === 'remove' ? undefined : operation.value;
  const seen = operation.op === 'put' ? undefined : refusal?.sent?.guards[0]?.value;
  const key = keyNow(fieldKey(one.file, targetOf(operation)), refusal?.sent?.files?.[one.file]);
  return { key, draft: { value, seen, label }, edits: [edit] };
}
