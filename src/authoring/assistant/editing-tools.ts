import { z } from 'zod';
import { editContent, type EditOutcome } from '../content-edit/edit-content.ts';
import { textsAfter } from '../content-edit/file-change.ts';
import { latestRecord } from '../content-edit/edit-record.ts';
import { editRequestSchema } from '../../editing-protocol/edit-request.ts';
import { undoEdit } from '../content-edit/undo-edit.ts';
import { defineTool, shownDiagnostics, type ToolAnswer } from './assistant-tool.ts';

const OPERATIONS = `Each edit names a file and operations: set (replaces one text, number, true, false or null), put (adds a
field), remove, insert (adds a list item), duplicate and move. Edits with "compound" concern several places: they rename an
anchor, page, case, service or fact with all that points to it, move entries and sections between files, replace a word, or
wrap a value into one per language or region.`;

/** Formats a result for an assistant: the diff and notes, or the diagnostics that a person would see. */
function answered(outcome: EditOutcome, done: string): ToolAnswer {
  const diagnostics =
    outcome.diagnostics.length > 0 ? shownDiagnostics(outcome.diagnostics, textsAfter(outcome.changes)) : '';
  if (!outcome.ok) return { text: diagnostics, isError: true };
  return { text: [done, outcome.diff || 'Nothing changes.', diagnostics].filter((part) => part !== '').join('\n') };
}

const proposeEdit = defineTool({
  name: 'propose_edit',
  description: `Shows what edits would change, as a diff, and what the content check says of it. Writes nothing. ${OPERATIONS}`,
  input: editRequestSchema,
  run: async ({ root, sections }, request) =>
    answered(editContent(root, request, await sections(), true), 'This would change:'),
});

const applyEdit = defineTool({
  name: 'apply_edit',
  description: `Makes edits: all of them or, where one is refused or brings a new mistake into the content, none. Answers with the diff and the number for undo_edit. ${OPERATIONS}`,
  writes: true,
  input: editRequestSchema,
  run: async ({ root, sections }, request) => {
    const outcome = editContent(root, request, await sections());
    return answered(outcome, outcome.id === undefined ? 'Nothing was written.' : `Written as edit ${outcome.id}.`);
  },
});

const undo = defineTool({
  name: 'undo_edit',
  description:
    'Takes an edit back. What was changed elsewhere since stays; where its own values were changed, it is refused.',
  writes: true,
  input: z.strictObject({
    id: z.string().optional().describe('The number that apply_edit gave; left out: the latest edit.'),
  }),
  run: async ({ root, sections }, { id = latestRecord(root) }) => {
    if (id === undefined) return { text: 'There is no edit to undo.', isError: true };
    return answered(undoEdit(root, id, await sections()), `Edit ${id} was taken back.`);
  },
});

/** Tools that propose, apply and undo edits. */
export const EDITING_TOOLS = [proposeEdit, applyEdit, undo];
