import { z } from 'zod';

/** In percent. */
const share = z.number().min(0).max(100);

/** What is sent to change a picture. */
export const changePictureInput = z.strictObject({
  path: z.string(),
  /** How often it's turned to the right. */
  quarterTurns: z.int().min(0).max(3),
  /** The part that stays, in percent of the turned picture. */
  crop: z.strictObject({ x: share, y: share, width: share, height: share }).optional(),
});
