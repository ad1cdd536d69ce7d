import { z } from 'zod';
import type { CallOutcome } from './answers.ts';
import { editRequestSchema, pathSchema } from './edit-request.ts';
import { MAX_EDITS, MAX_LABEL_LENGTH } from './transport.ts';

/** An edit of files, as a browser sends it. */
const edit = z.strictObject({
  /** Identifies the edit. One that was made already isn't made again. */
  id: z.uuid().optional(),
  request: editRequestSchema,
  /** What is done, in words, for the history. */
  label: z.string().min(1).max(MAX_LABEL_LENGTH),
  /** The hash of each file that the edit was made for. */
  hashes: z.record(z.string(), z.string()),
  /** Values that must still stand in the files if they changed since; `null`: no value. */
  guards: z.array(z.strictObject({ file: z.string(), path: pathSchema, value: z.json() })),
  /** Edits in a row with the same key are one step of the history: typing in one field. */
  mergeKey: z.string().optional(),
  dryRun: z.boolean().optional(),
});

/** What the browser sends to edit files. */
export const EDIT_INPUTS = {
  edit,
  /**
   * Makes edits that were kept in a browser, in their order. One that is refused ends it if it changes a list. If one of them was
   * made already, it's named, and nothing is made: those after it were made for another text.
   */
  editAll: z.strictObject({
    edits: z
      .array(edit.omit({ dryRun: true }).required({ id: true }))
      .min(1)
      .max(MAX_EDITS),
  }),
};

/** What the server answers to edits. */
export interface EditAnswers {
  edit: CallOutcome;
  /** `made`: the ids of those that were made already. `outcomes`: of the first edits, as far as they were tried. */
  editAll: { made: string[]; outcomes: CallOutcome[] };
}
