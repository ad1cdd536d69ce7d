import { z } from 'zod';
import { pathSchema } from './edit-request.ts';
import { method } from './method.ts';

const field = z.object({ file: z.string(), path: pathSchema });

/** A section of a rendered page and where it's written. */
const tracedSection = z.object({
  type: z.string(),
  /** The entry in the page's list. A shared section's own fields are in another file: see `texts`. */
  field,
});

/** A text of a rendered page and the fields that it comes from. */
const tracedText = z.object({
  /**
   * The part of the page: `section-0` is the first element with `data-section`; `header-0`, `nav-0` and `footer-0` are the
   * first landmarks of their kind outside of sections.
   */
  part: z.string(),
  /**
   * Child indexes from the part's element to an element or a text. Comments are left out, and texts that follow each other
   * count as one.
   */
  node: z.array(z.int()),
  /** The attribute that holds the text; absent for a text of the page itself. */
  attribute: z.string().optional(),
  /** The whole text, to make sure that the page still shows it. */
  text: z.string(),
  /** The pieces of the text that come from a field each, in order. Where none is, the text is computed. */
  pieces: z.array(
    z.object({
      /** Offsets in the text, in UTF-16 code units. */
      start: z.int(),
      end: z.int(),
      field,
      kind: z.string(),
    }),
  ),
});
export type TracedText = z.output<typeof tracedText>;

const trace = z.object({
  /** In the order of the page. */
  sections: z.array(tracedSection),
  texts: z.array(tracedText),
  /** Set if no page has the address, or its file was deleted: visitors see "Page not found". */
  missing: z.boolean().optional(),
});
export type Trace = z.output<typeof trace>;

/** Calls about one rendered page. */
export const PAGE_METHODS = {
  /**
   * Where each word of a page comes from. The address has its region: `/us/about-me`. Empty while there's no valid page to
   * trace, or its file can't be read.
   */
  trace: method(z.strictObject({ address: z.string() }), trace),
};
