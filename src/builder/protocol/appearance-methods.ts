import { z } from 'zod';
import { method } from './method.ts';

/** Compressed size of a page's HTML, and size of its pictures as they are stored, in bytes. */
const weight = z.object({ html: z.int(), pictures: z.int() });

const appearance = z.object({
  region: z.string(),
  /** The address on the published site. */
  url: z.string(),
  /** Whether search engines may list it. */
  indexed: z.boolean(),
  siteName: z.string(),
  title: z.string(),
  description: z.string(),
  /** Greatest lengths, in characters. */
  titleLimit: z.int(),
  descriptionLimit: z.int(),
  shareTitle: z.string(),
  shareDescription: z.string(),
  /** The share image, as a data URL or an address on this server. */
  shareImage: z.string(),
  weight,
  /** The same when the server started; absent for a page that wasn't there. */
  weightBefore: weight.optional(),
});
export type Appearance = z.output<typeof appearance>;

/** Calls about what others show of a page. */
export const APPEARANCE_METHODS = {
  /** How search engines and social networks show a page, and what it weighs, in each region that has it. */
  appearance: method(z.strictObject({ file: z.string() }), z.array(appearance)),
};
