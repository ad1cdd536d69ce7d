import type { FieldProblem } from '../../../protocol/answers.ts';
import { parsePath } from '../../../../data/path.ts';
import { toStored } from './draft.ts';
import { drafts, fieldKey } from './unsaved.ts';

/** A problem whose remedy is to add something at the end of a text, which may be in another language than the one that was typed. */
export type LackOfWords = FieldProblem & { suggestion: string; adds: string };

/** Whether a text lacks something that can be added at its end. */
export const lacksWords = (problem: FieldProblem): problem is LackOfWords =>
  problem.suggestion !== undefined && problem.adds !== undefined;

/** Adds what a text lacks, and saves it, with its other languages that were refused for it. */
export function addMissing({ file, path, suggestion, adds, where, variant }: LackOfWords): void {
  const key = fieldKey(file, parsePath(path));
  const seen = suggestion.slice(0, -` ${adds}`.length);
  const typed = drafts.get(key)?.value ?? seen;
  const label = [where, variant].filter((part) => part !== undefined).join(', ');
  drafts.change(key, `${String(toStored(typed))} ${adds}`, seen, { label });
  drafts.flush(key);
}
