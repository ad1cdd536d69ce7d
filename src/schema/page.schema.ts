import { z } from 'zod';
import { redirectFrom } from './old-address.ts';
import { pageAddress, pageReference } from './reference.ts';
import { regions } from './regional.ts';
import { draft, schedule } from './schedule.ts';
import { seoSchema } from './seo.schema.ts';
import { ANCHOR } from './slug.ts';
import { text } from './text.ts';

/** An anchor: the part of an address after #. */
export const anchor = () =>
  z
    .string()
    .regex(new RegExp(`^${ANCHOR}$`), 'Begin with a letter, and use lower-case letters, digits and hyphens only.');

/** Fields that every section may have. */
export const sectionBase = {
  type: z.string().min(1).meta({ title: 'Type', description: 'Which kind of section this is.' }),
  id: anchor()
    .optional()
    .meta({ title: 'Link name', description: 'Links can jump to this section: /#pricing. Unique on the page.' }),
  hidden: z.boolean().optional().meta({
    title: 'Hidden',
    description: 'true leaves the section out of the site, without deleting it.',
    form: 'Leaves the section out of the site, without deleting it.',
  }),
  regions: regions(),
  ...schedule(),
  draft: draft(),
};

/** Sitemap change frequencies used by this site. */
const frequency = z.enum(['weekly', 'monthly', 'yearly']);

/** A page, `content/pages/{path}.yaml`. Each section is validated separately against the schema of its type. */
export const pageSchema = z
  .strictObject({
    seo: seoSchema.meta({ title: 'Search engines', description: 'What search engines and shared links show.' }),
    name: text().meta({
      title: 'Name',
      description: 'Short name of the page, for the breadcrumbs and for announcements.',
    }),
    kind: z.enum(['page', 'article', 'profile', 'service']).default('page').meta({
      title: 'Kind',
      description: 'What the page is to search engines: page, article, profile or service.',
      form: 'What the page is to search engines.',
    }),
    service: z
      .strictObject({
        name: text().meta({ title: 'Name', description: 'What is sold, in the words people search for.' }),
        audience: text().meta({ title: 'Audience', description: 'Who it is for, in one to three words.' }),
      })
      .optional()
      .meta({
        title: 'Service',
        description:
          'How search engines name the service of a page whose kind is service. Left out: by the page’s name.',
        form: 'How search engines name the service, if the page’s kind is “Service”. Without it, they use the page’s name.',
      }),
    sitemap: z
      .strictObject({
        changefreq: frequency.meta({
          title: 'Change frequency',
          description: 'weekly, monthly or yearly.',
          form: 'How often the page changes.',
        }),
        priority: z.number().min(0).max(1).meta({ title: 'Priority', description: 'Between 0 and 1.' }),
      })
      .optional()
      .meta({
        title: 'Sitemap',
        description: 'Left out: the page is not indexed and not in the sitemap.',
        form: 'Lists the page for search engines. Without it, they don’t show the page.',
      }),
    each: z
      .string()
      .optional()
      .meta({ title: 'One page per entry', description: 'Makes one page for each entry of a collection.' }),
    alsoAt: z.array(pageAddress()).default([]).meta({
      title: 'Other addresses',
      description: 'Further addresses of the same page; search engines are sent to the first.',
      form: 'More addresses of the same page. Search engines are told to show the first.',
    }),
    redirectFrom: redirectFrom(),
    ...schedule(),
    draft: draft(),
    parents: z.array(pageReference()).default([]).meta({
      title: 'Breadcrumbs',
      description: 'Pages above this one in the visible breadcrumbs, without region; empty: no breadcrumbs.',
      form: 'The pages above this one. Visitors see them as a row of links at the top; empty: no such row.',
    }),
    sections: z
      .array(z.looseObject(sectionBase))
      .min(1)
      .meta({ title: 'Sections', description: 'From top to bottom.' }),
  })
  .meta({ title: 'Page', description: 'One page of the site: what search engines read, and its sections.' });

/** A page as written in YAML. */
export type Page = z.output<typeof pageSchema>;
