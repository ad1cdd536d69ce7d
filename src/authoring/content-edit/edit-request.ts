import { z } from 'zod';
import { fieldName, ofWholeFile, type Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import { compoundEditSchema, type CompoundEdit } from './compound/compound-edit.ts';
import type { EditOperation } from '../edit/edit-operation.ts';

const path = z.array(z.union([z.string(), z.int()])).describe('Names of fields and numbers of list items, from 0.');
const index = z.int().min(0);

const operation = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('set'),
    path,
    value: z
      .union([z.string(), z.number(), z.boolean(), z.null()])
      .describe('The new text, number, true, false or null.'),
  }),
  z.strictObject({
    op: z.literal('put'),
    path,
    key: z.string(),
    value: z.json(),
    order: z.array(z.string()).optional().describe("Left out: the order of the schema's fields."),
  }),
  z.strictObject({ op: z.literal('remove'), path }),
  z.strictObject({ op: z.literal('insert'), path, index, value: z.json() }),
  z.strictObject({ op: z.literal('duplicate'), path, index }),
  z.strictObject({
    op: z.literal('move'),
    path,
    from: index,
    to: index.describe('Counts after the item was taken out.'),
  }),
]);

/** The input of `npm run content:edit`: operations per file, and edits of several files, in this order. */
export const editRequestSchema = z.strictObject({
  edits: z
    .array(
      z.union([
        z.strictObject({
          file: z.string().describe('A file such as content/pages/home.yaml.'),
          operations: z.array(operation).min(1).max(1000),
        }),
        compoundEditSchema,
      ]),
    )
    .min(1)
    .max(1000),
});

/** The requested edits. */
export interface EditRequest {
  edits: ({ file: string; operations: EditOperation[] } | CompoundEdit)[];
}

/** Replaces the file name in diagnostics about the request itself. */
const REQUEST = 'standard input';

/** Parses a request for edits. Reports what is invalid, with its location. */
export function parseEditRequest(text: string): { request: EditRequest } | { diagnostics: Diagnostic[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return { diagnostics: [ofWholeFile(REQUEST, `This isn't JSON: ${cause}.`, HINT)] };
  }
  const parsed = editRequestSchema.safeParse(json);
  if (parsed.success) return { request: parsed.data };
  return {
    diagnostics: parsed.error.issues.flatMap(innermost).map((issue) => ({
      ...ofWholeFile(REQUEST, `${issue.message}.`, HINT),
      path: fieldName(issue.path.filter((step) => typeof step !== 'symbol')),
    })),
  };
}

const HINT = 'Write { "edits": [{ "file": "content/…", "operations": [ … ] }] }; docs/authoring.md shows examples.';

/** Returns the issues of the union option that an invalid edit comes closest to. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const depthOf = (issues: readonly z.core.$ZodIssue[]) => Math.max(0, ...issues.map(({ path: { length } }) => length));
  const [closest = []] = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a));
  return closest.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }));
}
