import { z } from 'zod';
import { CASE_TAGS } from '../../schema/case-study.schema.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '../../schema/seo.schema.ts';
import { method } from './method.ts';

/** Maximum lengths that search engines show in full, in characters. */
export const SEO_LIMITS = { title: MAX_TITLE, description: MAX_DESCRIPTION } as const;

/** Tags of case studies. */
export const TAGS: readonly string[] = CASE_TAGS;

const kind = z.enum(['page', 'service', 'case-study']);
export type NewKind = z.output<typeof kind>;

/** A text by language. */
const texts = z.record(z.string(), z.string().trim().min(1));

/** The card of a service, without its title and link. */
const serviceCard = z.strictObject({
  icon: z.string(),
  subtitle: texts,
  description: texts,
  features: z.array(texts),
  tag: texts,
  linkText: texts,
});

/** What a case study needs besides the client's name. */
const caseFacts = z.strictObject({
  industry: texts,
  result: texts,
  summary: texts,
  tags: z.array(z.enum(CASE_TAGS)).min(1),
  /** Country in which the campaigns run, as a code of two letters. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** Paths of pictures; placeholders are drawn for those left out. */
  logo: z.string().optional(),
  background: z.string().optional(),
});

const newPage = z.strictObject({
  kind,
  /** The address without region and leading slash, such as `services/audit`; the id of a case study. */
  name: z.string(),
  /** File of a page to copy instead of the template. */
  from: z.string().optional(),
  /** The name by language; of a case study, the client's. */
  title: texts,
  /** Title and description for search engines by language. A case study's are made of its texts. */
  seoTitle: texts.optional(),
  seoDescription: texts.optional(),
  /** Where to list the page. */
  navigation: z.enum(['none', 'header', 'services', 'footer']).default('none'),
  /** The card in the list of services; required for `services`. */
  service: serviceCard.optional(),
  caseStudy: caseFacts.optional(),
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
  /** Says what is wrong with the name of a new page, if anything. */
  checkName: method(z.strictObject({ kind, name: z.string() }), z.object({ problem: z.string().optional() })),
  /** Creates a page or a case study with everything that it needs. */
  create: method(newPage, done),
  /** Deletes a page or a case study, with its entries in navigation and services. Links follow a redirect. */
  deletePage: method(z.strictObject({ file: z.string(), replacement }), done),
};
