import { makeChanges } from '../../authoring/content-edit/edit-content.ts';
import type { NewRecord } from '../../authoring/content-edit/edit-record.ts';
import type { FileChange } from '../../authoring/content-edit/file-change.ts';
import { recoverChanges } from '../../authoring/content-edit/write-changes.ts';
import type { CallOutcome } from '../protocol/answers.ts';
import type { BuilderHandlers } from '../protocol/calls.ts';
import { editFiles, toOutcome, historyWords } from './edit-files.ts';
import { isMade, noteMade } from './made-requests.ts';
import { planKept, type KeptEditInput } from './plan-kept.ts';
import type { BuilderSession } from './session.ts';

/** Answers `editAll`. Edits are checked and written together as far as that works, and recorded one by one. */
export function editAll(
  session: BuilderSession,
  { edits }: Parameters<BuilderHandlers['editAll']>[0],
): { made: string[]; outcomes: CallOutcome[] } {
  const made = edits.map(({ id }) => id).filter((id) => isMade(session, id));
  if (made.length > 0) return { made, outcomes: [] };
  recoverChanges(session.root);
  const outcomes: CallOutcome[] = [];
  let size = edits.length;
  while (outcomes.length < edits.length) {
    const group = edits.slice(outcomes.length, outcomes.length + size);
    const [first, ...others] = group;
    if (!first) break;
    const together = others.length > 0 ? makeTogether(session, group) : [editFiles(session, first)];
    // One of them is wrong: half of them aren't.
    if (together.length === 0) size = Math.ceil(group.length / 2);
    outcomes.push(...together);
    if (together.some(({ ok }) => !ok)) break;
  }
  return { made: [], outcomes };
}

/** Makes the first edits of a group that fit, with one check. Returns their outcomes; none if they can't be made together. */
function makeTogether(session: BuilderSession, group: readonly KeptEditInput[]): CallOutcome[] {
  const { root, check } = session;
  const planned = planKept(session, group);
  if (planned.length < 2) return [];
  const whole = new Map<string, FileChange>();
  for (const { file, before, after } of planned.flat())
    whole.set(file, { file, before: whole.get(file)?.before ?? before, after });
  const steps = planned.map((changes, index): NewRecord => {
    const input = group[index] as KeptEditInput; // as many are planned at most
    return { changes, request: input.request, ...historyWords(session, input) };
  });
  const outcome = makeChanges(root, [...whole.values()], check.model, { steps, check });
  if (!outcome.ok) return [];
  const made = toOutcome(session, outcome);
  for (const { requests = [] } of steps) for (const id of requests) noteMade(session, id);
  return steps.map(() => made);
}
