import { formatNumber } from '../../../i18n/format.ts';
import { unitsOf } from '../../../regions/figures.ts';
import { sourceLanguageOf } from '../../../regions/site-regions.ts';
import { defineCollection, type EntryOf } from '../../../schema/define-collection.ts';
import { slugPart } from '../../../schema/slug.ts';
import { CASE_TAGS, caseStudySchema } from './case-study.schema.ts';

/** A case study as written in YAML, with its slug. */
export type CaseStudy = EntryOf<typeof caseStudySchema>;

export default defineCollection({
  name: 'case-studies',
  title: 'Case study',
  plural: 'Case studies',
  description: 'One client case: who, what, and what came of it.',
  schema: caseStudySchema,
  nameField: 'clientName',
  detailFields: ['challenge', 'solution'],
  notFoundPage: 'case-study-not-found',
  slug: ({ clientName, industry }, regions) =>
    `${slugPart(clientName)}-${slugPart(industry[sourceLanguageOf(regions)])}`,
  tagsField: 'tags',
  tags: CASE_TAGS,
  dayField: 'published',
  yearField: 'year',
  drawings: {
    logoUrl: { folder: 'images/logos', form: 'name' },
    backgroundImage: { folder: 'images/cases', form: 'scene' },
  },
  placeholders: { client: 'clientName', industry: 'industry', result: 'result', summary: 'summary' },
  convertsDollars: true,
  listDescription: ({ lists }) => lists.description,
  shareImage({ clientName: client, logoUrl: logo, result: title, series }, region) {
    const written = (value = 0) => formatNumber(value, region.locale);
    const [first, last] = [written(series?.points[0]), written(series?.points.at(-1))];
    return {
      title,
      form: 'result',
      data: { client, units: unitsOf(region), series: series && { ...series, first, last } },
      images: { logo },
    };
  },
  feedItem: ({ clientName, result, summary }) => ({ title: `${clientName}: ${result}`, description: summary }),
  outline: ({ clientName, industry, result }) => ({ title: `${clientName}, ${industry}`, description: result }),
  article: ({ clientName, result, summary, published }) => ({
    type: 'Article',
    headline: `${clientName}: ${result}`,
    description: summary,
    published,
    about: { '@type': 'Organization', name: clientName },
  }),
});
