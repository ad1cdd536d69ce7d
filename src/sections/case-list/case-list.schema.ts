import { z } from 'zod';
import { toCaseCard } from '../../schema/case-card.ts';
import { defineSection } from '../../schema/define-section.ts';
import { text } from '../../schema/text.ts';
import { pagingOf } from './paging.ts';

/** Minimum and maximum number of cards per page. */
const FEWEST_CARDS = 3;
const MOST_CARDS = 120;

export default defineSection({
  title: 'Case list',
  description: 'All case studies as cards, with buttons that filter them by tag. A long list has further pages.',
  keywords: 'portfolio works references',
  hasPageHeading: true,
  requiredOn: {
    'case-studies': 'Visitors find the case studies by it.',
  },
  schema: z.strictObject({
    title: text().meta({ title: 'Title', description: 'The heading of the whole page.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'One or two sentences under the heading. Optional.' }),
    pageSize: z
      .int()
      .min(FEWEST_CARDS)
      .max(MOST_CARDS)
      .default(60)
      .meta({
        title: 'Cases on a page',
        description: `From ${FEWEST_CARDS} to ${MOST_CARDS}. With more cases the list continues on further pages, and each tag has its own pages. Default: 60.`,
        form: `From ${FEWEST_CARDS} to ${MOST_CARDS}. With more cases the list continues on further pages, and each tag has its own pages.`,
      }),
  }),
  casesPerPage: ({ pageSize }) => pageSize,
  toProps({ title, intro }, content) {
    const { caseList } = content;
    return {
      title: caseList.heading ?? title,
      intro,
      cards: caseList.cases.map((caseStudy) => toCaseCard(caseStudy, content)),
      total: caseList.total,
      first: caseList.first,
      tags: caseList.tags,
      labels: filterLabels(content.dictionary.caseStudy, caseList.total, content.region.locale),
      ...(caseList.isPaginated && { paging: pagingOf(caseList, content) }),
    };
  },
  lists: ({ cards, first, total }) => ({
    first,
    total,
    items: cards.map(({ clientName, href }) => ({ name: clientName, href })),
  }),
});

/** Only the filter's texts, because the page embeds them a second time as the props of an island. */
const filterLabels = (
  { all, filter, count }: Record<'all' | 'filter' | 'count', string>,
  total: number,
  locale: string,
) => ({
  all,
  filter,
  count,
  total,
  locale,
});
