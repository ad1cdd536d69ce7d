import { z } from 'zod';

/** A part of the draft that somebody has chosen. */
export const draftSelection = z.strictObject({
  /** The draft that was shown. */
  draft: z.string().regex(/^[0-9a-f]{40,64}$/),
  /** The ids of the chosen things. All others stay as visitors see them. */
  things: z.array(z.string()),
});
export type DraftSelection = z.output<typeof draftSelection>;
