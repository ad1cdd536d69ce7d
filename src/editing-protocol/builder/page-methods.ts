import { z } from 'zod';
import { pathSchema } from '../edit-request.ts';
import { method } from './method.ts';

const field = z.object({ file: z.string(), path: pathSchema });

/** A section of a rendered page and where it's written. */
const tracedSection = z.object({
  /** The `id` of its root element. */
  id: z.string(),
  type: z.string(),
  /** The entry in the page's list. A shared section's own fields are in another file: see `texts`. */
  field,
});

/** A text of a rendered page and the field that it comes from. */
const tracedText = z.object({
  /** The `id` of the section's root element. */
  section: z.string(),
  /** Child indexes from the section's root element to a node: elements and texts, comments left out. */
  node: z.array(z.int()),
  /** The attribute that holds the text; absent for a text node. */
  attribute: z.string().optional(),
  /** Where the field's text begins and ends in the node's text, in UTF-16 code units. */
  start: z.int(),
  end: z.int(),
  field,
});
export type TracedText = z.output<typeof tracedText>;

const trace = z.object({
  sections: z.array(tracedSection),
  texts: z.array(tracedText),
});
export type Trace = z.output<typeof trace>;

/** Calls about one rendered page. */
export const PAGE_METHODS = {
  /** Where each word of a page comes from. The address has its region: `/us/about-me`. */
  trace: method(z.strictObject({ address: z.string() }), trace),
};
