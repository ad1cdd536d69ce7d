import { phraseOf, say } from '../../i18n/phrase.ts';
import type { z } from 'zod';
import {
  type Diagnostic,
  fieldName,
  type InForm,
  ofWholeFile,
  ofWholeFileAsWritten,
} from '../../content/diagnostics/diagnostic.ts';
import { editRequestSchema, type CompoundEdit } from '../../builder/protocol/edit-request.ts';
import type { EditOperation } from '../edit/edit-operation.ts';
import type { YamlRefusal } from '../edit/edit-yaml.ts';

/** The requested edits. */
export interface EditRequest {
  edits: ({ file: string; operations: EditOperation[] } | CompoundEdit)[];
}

/** Returns the operation of a request that does nothing but set a single value, and its file. */
export function singleSet({
  edits,
}: Pick<EditRequest, 'edits'>): { file: string; operation: SetOperation } | undefined {
  const [edit, ...others] = edits;
  if (!edit || others.length > 0 || !('operations' in edit)) return undefined;
  const [operation, ...further] = edit.operations;
  return operation?.op === 'set' && further.length === 0 ? { file: edit.file, operation } : undefined;
}

type SetOperation = Extract<EditOperation, { op: 'set' }>;

/** Replaces the file name in diagnostics about the request itself. */
const REQUEST = 'standard input';

/** Parses the input of `npm run content:edit`. Reports what is invalid, with its location. */
export function parseEditRequest(text: string): { request: EditRequest } | { diagnostics: Diagnostic[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return { diagnostics: [inRequest(`This isn't JSON: ${cause}.`)] };
  }
  const parsed = editRequestSchema.safeParse(json);
  if (parsed.success) return { request: parsed.data };
  return {
    diagnostics: parsed.error.issues.flatMap(innermost).map((issue) => ({
      ...inRequest(`${issue.message}.`),
      path: fieldName(issue.path.filter((step) => typeof step !== 'symbol')),
    })),
  };
}

/** No form shows this: only the command line and programs write a request. */
const inRequest = (message: string): Diagnostic => ofWholeFileAsWritten(REQUEST, message, HINT, 'error');

const HINT = 'Write { "edits": [{ "file": "content/…", "operations": [ … ] }] }; docs/authoring.md shows examples.';

/** Returns the issues of the union option that an invalid edit comes closest to. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const depthOf = (issues: readonly z.core.$ZodIssue[]) => Math.max(0, ...issues.map(({ path: { length } }) => length));
  const [closest = []] = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a));
  return closest.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** How to fix a refused edit. */
export const NOTHING_WRITTEN = 'No file was changed. Correct this operation.';

/** The same in a form, which made the operation: there's nothing in it to correct. */
export const nothingChanged = (message: string): InForm => ({
  message: phraseOf(message),
  hint: say`Nothing was changed. Reload the page, and try again.`,
});

/** A refusal; one of an edit that has no place in the file yet has no line. */
type Refusal = Pick<YamlRefusal, 'message' | 'path'> & { line?: number };

/** The location of a refusal, in the format of the content check. */
export const diagnosticOf = (file: string, { message, path, line = 1 }: Refusal): Diagnostic => ({
  ...ofWholeFile(file, message, NOTHING_WRITTEN, 'error', nothingChanged(message)),
  line,
  path: fieldName([...path]),
});
