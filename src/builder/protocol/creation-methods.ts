import { z } from 'zod';
import { method } from './method.ts';

/** What is created: a page, or an entry of a collection. */
const kind = z.enum(['page', 'entry']);

/** The name of a new page or entry. */
const newName = z.strictObject({
  kind,
  /** The collection of an entry. */
  collection: z.string().optional(),
  /** The address without region and leading slash, such as `help/audit`; the id of an entry. */
  name: z.string(),
});
export type NewName = z.output<typeof newName>;

/** A text by language. */
const texts = z.record(z.string(), z.string().trim().min(1));

const newPage = newName.extend({
  /** The file that a page starts from: a page, which is copied, or one of the site's templates. Default: an empty page. */
  from: z.string().optional(),
  /** The name by language; an entry whose name has no languages gets that of the source language. */
  title: texts,
  /** Where to list a page: `none`, `header`, `footer`, or the name of one of the site's own lists. */
  navigation: z.string().default('none'),
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
  /** Creates a page or an entry as a draft, with sample texts where it must have some. */
  create: method(newPage, done),
  /** Deletes a page or an entry, with the items of lists that lead to it. Links follow a redirect. */
  deletePage: method(z.strictObject({ file: z.string(), replacement }), done),
};
