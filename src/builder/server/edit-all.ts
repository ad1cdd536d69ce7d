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

/** Number of edits that are made together behind one that the check refuses. It doubles with each such group. */
const FIRST_GROUP = 16;

/**
 * Answers `editAll`. Edits are checked and written together as far as that works, and recorded one by one. Those behind a refused
 * one are made, too, unless it changes a list: their places count with it.
 */
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
    const together = makeTogether(session, group);
    outcomes.push(...together);
    size *= 2;
    const next = group[together.length];
    if (!next) continue;
    const alone = editFiles(session, next);
    outcomes.push(alone);
    // What the check refuses costs the plans of those behind it.
    size = alone.ok || alone.conflict ? size : FIRST_GROUP;
    if (!alone.ok && changesList(next)) break;
  }
  return { made: [], outcomes };
}

/** Whether an edit adds, moves or removes items of a list. */
const changesList = ({ request }: KeptEditInput): boolean =>
  request.edits.some(
    (edit) =>
      'compound' in edit ||
      edit.operations.some(
        ({ op, path }) =>
          op === 'insert' ||
          op === 'duplicate' ||
          op === 'move' ||
          (op === 'remove' && typeof path.at(-1) === 'number'),
      ),
  );

/** Makes the first edits of a group that fit, with one check. Returns their outcomes; none if they can't be made together. */
function makeTogether(session: BuilderSession, group: readonly KeptEditInput[]): CallOutcome[] {
  const planned = group.length > 1 ? planKept(session, group) : [];
  const all = makePlanned(session, group, planned);
  if (all.length > 0 || planned.length < 2) return all;
  // One of them is wrong: those before it aren't.
  let [fitting, wrong] = [0, planned.length];
  while (wrong - fitting > 1) {
    const size = Math.floor((fitting + wrong) / 2);
    if (passes(session, planned.slice(0, size))) fitting = size;
    else wrong = size;
  }
  return makePlanned(session, group, planned.slice(0, fitting));
}

const passes = ({ root, check }: BuilderSession, planned: readonly FileChange[][]): boolean =>
  makeChanges(root, wholeOf(planned), check.model, { dryRun: true, check }).ok;

/** Returns what changes change together, each file once. */
function wholeOf(planned: readonly FileChange[][]): FileChange[] {
  const whole = new Map<string, FileChange>();
  for (const { file, before, after } of planned.flat())
    whole.set(file, { file, before: whole.get(file)?.before ?? before, after });
  return [...whole.values()];
}

/** Writes planned edits of the beginning of a group with one check. Returns their outcomes; none if they weren't written. */
function makePlanned(
  session: BuilderSession,
  group: readonly KeptEditInput[],
  planned: readonly FileChange[][],
): CallOutcome[] {
  if (planned.length < 2) return [];
  const { root, check } = session;
  const steps = planned.map((changes, index): NewRecord => {
    const input = group[index] as KeptEditInput; // as many are planned at most
    return { changes, request: input.request, ...historyWords(session, input) };
  });
  const outcome = makeChanges(root, wholeOf(planned), check.model, { steps, check });
  if (!outcome.ok) return [];
  const made = toOutcome(session, outcome);
  for (const { requests = [] } of steps) for (const id of requests) noteMade(session, id);
  return steps.map(() => made);
}
