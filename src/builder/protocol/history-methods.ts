import { z } from 'zod';
import { method } from './method.ts';
import { outcome } from './site-methods.ts';

const step = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  time: z.number(),
  /** What was done, in words: "Pricing: title, Danish". */
  label: z.string(),
  files: z.array(z.string()),
  /** Whether the step is undone at the moment. */
  undone: z.boolean(),
  /** The single value that the step changed, in words; left out if it was more than one. */
  value: z.object({ before: z.string(), after: z.string() }).optional(),
  /** Set for the undone step that `redo` makes again. */
  redoesNext: z.literal(true).optional(),
  /** Set for a step that `undo` without an id passes: its files were changed by hand since. */
  isPassed: z.literal(true).optional(),
});
export type HistoryStep = z.output<typeof step>;

const none = z.strictObject({});

/** Calls that undo and redo. */
export const HISTORY_METHODS = {
  /** Undoes a step; without an id the latest that isn't undone and can be. */
  undo: method(z.strictObject({ id: z.string().optional() }), outcome),
  /** Redoes the step that was undone last. */
  redo: method(none, outcome),
  history: method(none, z.array(step)),
};
