import { planEdit } from '../edit/edit-yaml.ts';
import { recordToMerge } from './edit-record.ts';
import { singleSet, type EditRequest } from './edit-request.ts';
import type { FileChange } from './file-change.ts';
import { mergeRequests } from './merge-edits.ts';

/**
 * Plans an edit that sets the same value as the latest one, with which it's merged: from the text before both. Quotes
 * and line breaks that only the value in between needed don't stay, and those that a person wrote come back.
 * @param change the edit as planned from the text between both
 * @returns `undefined` if it isn't such an edit
 */
export function planSetAgain(root: string, mergeKey: string, request: EditRequest, change: FileChange) {
  const latest = recordToMerge(root, mergeKey);
  const [first, ...others] = latest?.changes ?? [];
  if (!first || others.length > 0 || first.file !== change.file || first.after !== change.before) return undefined;
  const merged = mergeRequests(latest?.request, request);
  const set = merged && singleSet(merged);
  if (!set || first.before === null) return undefined;
  const edited = planEdit(first.before, set.operation);
  return edited.ok ? { ...change, after: edited.source } : undefined;
}
