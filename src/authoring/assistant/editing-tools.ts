import { z } from 'zod';
import { editContent, type EditOutcome } from '../content-edit/edit-content.ts';
import { textsAfter } from '../content-edit/file-change.ts';
import { readRecord } from '../content-edit/edit-record.ts';
import { latestRecord } from '../content-edit/undone-edits.ts';
import type { EditRequest } from '../content-edit/edit-request.ts';
import type { OpenCheck } from '../content-edit/open-check.ts';
import { editRequestSchema } from '../../builder/protocol/edit-request.ts';
import { undoEdit } from '../content-edit/undo-edit.ts';
import {
  CANCELLED,
  defineTool,
  shownDiagnostics,
  type AssistantContext,
  type ToolAnswer,
  wordsOfChanges,
} from './assistant-tool.ts';
import { shorten } from '../../content/diagnostics/diagnostic.ts';
import { readContentText, problemOfPath } from '../content-edit/content-path.ts';
import { EditRefusal, type EditOperation } from '../edit/edit-operation.ts';
import { dataAt, plainOf, type Data } from '../edit/plain-data.ts';
import { parseSource } from '../edit/yaml-source.ts';
import type { Path } from '../../data/path.ts';

const OPERATIONS = `Each edit names a file and operations: set (replaces one text, number, true, false or null), put (adds a
field), remove, insert (adds a list item), duplicate and move. Edits with "compound" concern several places: they rename an
anchor, page, case, service or fact with all that points to it, move entries and sections between files, replace a word, or
wrap a value into one per language or region.`;

/** Formats a result for an assistant: the diff and notes, or the diagnostics that a person would see. */
function answered(outcome: EditOutcome, done: string): ToolAnswer {
  const diagnostics =
    outcome.diagnostics.length > 0 ? shownDiagnostics(outcome.diagnostics, textsAfter(outcome.changes)) : '';
  if (!outcome.ok) return { text: inLines(diagnostics, NOTHING_WRITTEN), isError: true };
  return { text: inLines(done, outcome.diff || 'Nothing changes.', diagnostics) };
}

const NOTHING_WRITTEN = 'Nothing was written.';

const inLines = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

/** Runs what writes, unless the call was cancelled while the content was read. From then on, nothing is awaited. */
async function whenReady(
  { check, isCancelled }: AssistantContext,
  write: (check: OpenCheck) => ToolAnswer,
): Promise<ToolAnswer> {
  const opened = await check();
  return isCancelled() ? CANCELLED : write(opened);
}

/** Formats what became of a request, and what stands at its places now. Shows the assistant what it wrote. */
function answeredWith({ root, seen }: AssistantContext, request: EditRequest, outcome: EditOutcome, done: string) {
  if (outcome.ok) for (const { file, after } of outcome.changes) seen.keep(file, after);
  const { text, ...answer } = answered(outcome, done);
  return { ...answer, text: inLines(text, standingValues(root, request)) };
}

const proposeEdit = defineTool({
  name: 'propose_edit',
  description: `Shows what edits would change, as a diff, and what the content check says of it. Writes nothing. ${OPERATIONS}`,
  input: editRequestSchema,
  run: async (context, request) => {
    const { root, seen } = context;
    const check = await context.check();
    const outcome = editContent(root, request, check.model, { dryRun: true, check });
    for (const { file, before } of outcome.changes) seen.keep(file, before);
    return answered(outcome, 'This would change:');
  },
});

const applyEdit = defineTool({
  name: 'apply_edit',
  description: `Makes edits: all of them or, where one is refused or brings a new mistake into the content, none. Calls are made one after the other, in the order in which they arrive. Answers with the diff, the number for undo_edit, and what stands then at the places of the edit. Refused with a diff if somebody else changed the file since it was shown to you. ${OPERATIONS}`,
  writes: true,
  input: editRequestSchema,
  run: (context, request) =>
    whenReady(context, (check) => {
      const { root, seen } = context;
      const foreign = seen.changedSince(request);
      if (foreign.length > 0) return { text: inLines(wordsOfChanges(foreign), NOTHING_WRITTEN), isError: true };
      const outcome = editContent(root, request, check.model, { check });
      const done = outcome.id === undefined ? NOTHING_WRITTEN : `Written as edit ${outcome.id}.`;
      return answeredWith(context, request, outcome, done);
    }),
});

const undo = defineTool({
  name: 'undo_edit',
  description:
    'Takes an edit back. What was changed elsewhere since stays; where its own values were changed, it is refused. Answers with the diff, and what stands then at the places of the edit.',
  writes: true,
  input: z.strictObject({
    id: z.string().optional().describe('The number that apply_edit gave; left out: the latest edit.'),
  }),
  run: (context, { id: chosen }) =>
    whenReady(context, (check) => {
      const { root } = context;
      const id = chosen ?? latestRecord(root);
      if (id === undefined) return { text: 'There is no edit to undo.', isError: true };
      const request = readRecord(root, id)?.request ?? { edits: [] };
      return answeredWith(context, request, undoEdit(root, id, check.model, { check }), `Edit ${id} was taken back.`);
    }),
});

/** Tools that propose, apply and undo edits. */
export const EDITING_TOOLS = [proposeEdit, applyEdit, undo];

/** Maximum number of values, and of entries of one, that an answer shows. */
const MAX_VALUES = 20;
const MAX_ENTRIES = 40;

/** Maximum length of an entry, in characters. */
const MAX_LENGTH = 120;

/**
 * Says what stands now where the operations of a request lead, whether or not they were made: lists with the numbers of
 * their items, which the next operation counts by.
 */
function standingValues(root: string, { edits }: EditRequest): string {
  const places = edits.flatMap((edit) =>
    'operations' in edit ? edit.operations.map((operation) => ({ file: edit.file, path: placeOf(operation) })) : [],
  );
  const values = new Map(places.map(({ file, path }) => valueAt(root, file, path)));
  if (values.size === 0) return '';
  const shown = [...values].slice(0, MAX_VALUES).map(([place, lines]) => [place, ...lines].join('\n'));
  const more = values.size > MAX_VALUES ? [`… and ${values.size - MAX_VALUES} more places.`] : [];
  return ['Now stands there:', ...shown, ...more].join('\n');
}

/** Returns the path of the value, or of the list or group, that an operation changes. */
function placeOf(operation: EditOperation): Path {
  if (operation.op === 'put') return [...operation.path, operation.key];
  return operation.op === 'remove' ? operation.path.slice(0, -1) : operation.path;
}

/** Returns the value at a path, or at its beginning that exists. */
function valueAt(root: string, file: string, path: Path): [place: string, lines: string[]] {
  const data = dataOf(root, file);
  if (data === undefined) return [file, ['  nothing that can be edited']];
  for (let length = path.length; ; length -= 1) {
    const beginning = path.slice(0, length);
    const value = dataOrUndefined(data, beginning);
    if (value !== undefined) return [`${file}  ${JSON.stringify(beginning)}`, linesOf(value)];
  }
}

function dataOf(root: string, file: string): Data | undefined {
  if (problemOfPath(root, file) !== undefined) return undefined;
  const read = readContentText(root, file);
  if (!('text' in read) || read.text === null) return undefined;
  const text = read.text.replace(/^\uFEFF/, '');
  return attempt(() => parseSource(text).data);
}

const dataOrUndefined = (data: Data, path: Path): Data | undefined => attempt(() => dataAt(data, path));

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof EditRefusal) return undefined;
    throw error;
  }
}

function linesOf(value: Data): string[] {
  const entries: [string | number, Data][] | undefined = Array.isArray(value)
    ? [...value.entries()]
    : value instanceof Map
      ? [...value]
      : undefined;
  if (!entries) return [`  ${inOneLine(value)}`];
  const lines = entries.slice(0, MAX_ENTRIES).map(([step, inner]) => `  ${step}: ${inOneLine(inner)}`);
  if (entries.length === 0) return ['  empty'];
  return entries.length > MAX_ENTRIES ? [...lines, `  … and ${entries.length - MAX_ENTRIES} more`] : lines;
}

const inOneLine = (value: Data): string => shorten(JSON.stringify(plainOf(value)), MAX_LENGTH);
