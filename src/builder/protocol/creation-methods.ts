import { z } from 'zod';
import { MAX_DESCRIPTION, MAX_TITLE } from '../../schema/seo.schema.ts';
import { method } from './method.ts';

/** Maximum lengths that search engines show in full, in characters. */
export const SEO_LIMITS = { title: MAX_TITLE, description: MAX_DESCRIPTION } as const;

/** What is created: a page, or an entry of a collection. */
const kind = z.enum(['page', 'entry']);

/** The name of a new page or entry. */
const newName = z.strictObject({
  kind,
  /** The collection of an entry. */
  collection: z.string().optional(),
  /** The address without region and leading slash, such as `services/audit`; the id of an entry. */
  name: z.string(),
});
export type NewName = z.output<typeof newName>;

/** A text by language. */
const texts = z.record(z.string(), z.string().trim().min(1));

const newPage = newName.extend({
  /** File of a page to copy instead of the template. */
  from: z.string().optional(),
  /** What a page is to search engines, as in its field `kind`. Default: that of the page which is copied, or 'page'. */
  pageKind: z.string().optional(),
  /** The name by language; an entry whose name has no languages gets that of the source language. */
  title: texts,
  /** Title and description of a page for search engines by language. An entry's are made of its texts. */
  seoTitle: texts.optional(),
  seoDescription: texts.optional(),
  /** Where to list the page: `none`, `header`, `footer`, or the name of one of the site's own lists. */
  navigation: z.string().default('none'),
  /** What the author filled in for the item of the site's own list; required for one. */
  item: z.record(z.string(), z.json()).optional(),
  /** The fields of an entry; required for one. Placeholders are drawn for pictures that are left out. */
  fields: z.record(z.string(), z.json()).optional(),
});
export type NewPage = z.input<typeof newPage>;

/** What happens to visitors of a deleted page: they're sent to another one, or told that it's gone. */
const replacement = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('redirect'), to: z.string() }),
  z.strictObject({ kind: z.literal('gone') }),
  /** The page was never published. */
  z.strictObject({ kind: z.literal('none') }),
]);
export type Replacement = z.output<typeof replacement>;

const done = z.object({
  ok: z.boolean(),
  /** The file that was created. */
  file: z.string().optional(),
  /** Identifies the step in the history. */
  id: z.string().optional(),
  /** What was done, or what is wrong. */
  message: z.string(),
});

/** Calls that create and delete pages. */
export const CREATION_METHODS = {
  /** Says what is wrong with the name of a new page or entry, if anything. */
  checkName: method(newName, z.object({ problem: z.string().optional() })),
  /** Creates a page or an entry with everything that it needs. */
  create: method(newPage, done),
  /** Deletes a page or an entry, with the items of lists that lead to it. Links follow a redirect. */
  deletePage: method(z.strictObject({ file: z.string(), replacement }), done),
};
