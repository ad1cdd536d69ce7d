import { z } from 'zod';
import { pageSchema, sectionBase } from './page.schema.ts';
import { text } from './text.ts';

/** Words for whoever chooses a template: in one language, or in each. Visitors never see them. */
const words = () => z.union([z.string().trim().min(1), text()]);

const name = words().meta({ title: 'Name', description: 'What the template is called where it’s chosen.' });

const description = words().optional().meta({ title: 'Purpose', description: 'What it’s for, in a sentence.' });

/**
 * What a new page starts from, `content/templates/pages/{name}.yaml`: a page without what belongs to a single one. Each section
 * is validated separately against the schema of its type.
 */
export const pageTemplateSchema = pageSchema
  .omit({
    name: true,
    each: true,
    alsoAt: true,
    redirectFrom: true,
    visibleFrom: true,
    visibleUntil: true,
    draft: true,
  })
  .extend({ name, description })
  .meta({ title: 'Page template', description: 'What a new page starts from. Visitors never see it.' });

/** What new sections start from, `content/templates/sections/{name}.yaml`: one section, or several that belong together. */
export const sectionTemplateSchema = z
  .strictObject({
    name,
    description,
    sections: z
      .array(z.looseObject(sectionBase))
      .min(1)
      .meta({ title: 'Sections', description: 'From top to bottom.' }),
  })
  .meta({ title: 'Section template', description: 'What a new section starts from. Visitors never see it.' });

/** Words of a template as written in YAML. */
export type TemplateWords = z.output<ReturnType<typeof words>>;

/** A page template as written in YAML. */
export type PageTemplate = z.output<typeof pageTemplateSchema>;

/** A section template as written in YAML. */
export type SectionTemplate = z.output<typeof sectionTemplateSchema>;

/** Fields of a page that its template doesn't have: they're about that page alone. */
export const FIELDS_OF_ONE_PAGE = ['each', 'alsoAt', 'redirectFrom', 'visibleFrom', 'visibleUntil', 'draft'] as const;

/** Texts for sharing that a template doesn't have: they're about the page that it's made of. */
export const SEO_FIELDS_OF_ONE_PAGE = [
  'ogTitle',
  'ogDescription',
  'ogImage',
  'twitterTitle',
  'twitterDescription',
  'canonical',
] as const;

/** Fields of a section that its template doesn't have: they're about its place on a page. */
export const FIELDS_OF_ONE_PLACE = ['id', 'hidden', 'regions', 'visibleFrom', 'visibleUntil', 'draft'] as const;
