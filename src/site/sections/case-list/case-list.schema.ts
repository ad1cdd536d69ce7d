import { z } from 'zod';
import { toCaseCard } from '../../collections/case-studies/to-case-card.ts';
import caseStudies, { type CaseStudy } from '../../collections/case-studies/case-studies.collection.ts';
import type { Entry } from '../../../schema/define-collection.ts';
import { defineSection } from '../../../schema/define-section.ts';
import { pagingOf } from '../../../schema/paging.ts';
import { headingText, text } from '../../../schema/text.ts';
import { caseStudyTexts } from '../../texts/case-study-texts.ts';

/** Minimum and maximum number of cards per page. */
const FEWEST_CARDS = 3;
const MOST_CARDS = 120;

/** Most cases drawn on the image of the page. */
const MOST_LINES = 10;

export default defineSection({
  title: 'Case list',
  description: 'All case studies as cards, with buttons that filter them by tag. A long list has further pages.',
  keywords: 'cases portfolio works projects references filter kundecases projekter referencer arbejder',
  standsInFor: 'gallery galleri',
  hasPageHeading: true,
  texts: [caseStudyTexts],
  requiredOn: {
    'case-studies': 'Visitors find the case studies by it.',
  },
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'The heading of the whole page.' }),
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
  entryList: ({ pageSize }) => ({ collection: caseStudies.name, pageSize }),
  toProps({ title, intro }, content) {
    const { list } = content.entries(caseStudies);
    const words = content.texts(caseStudyTexts);
    return {
      title: list.heading ?? title,
      intro,
      cards: list.entries.map((entry) => toCaseCard(entry, content)),
      total: list.total,
      first: list.first,
      tags: list.tags,
      labels: filterLabels(words, list.total, content.region.locale),
      ...(list.isPaginated && { paging: pagingOf(list, { ...content.dictionary.lists, all: words.all }, content) }),
    };
  },
  shareImage: ({ cards }, entries) =>
    cards.length > 0 ? { form: 'lines', data: { lines: linesOf(cards, entries[caseStudies.name]) } } : undefined,
  lists: ({ cards, first, total }) => ({
    first,
    total,
    items: cards.map(({ clientName, href }) => ({ name: clientName, href })),
  }),
});

/** The monthly numbers of the first cases. */
function linesOf(cards: readonly { id: string }[], entries: readonly Entry[] = []): number[][] {
  const wanted = new Set(cards.slice(0, MOST_LINES).map(({ id }) => id));
  return entries
    .filter(({ id }) => wanted.has(id))
    .map((entry) => (entry as CaseStudy).series?.points ?? [])
    .filter((points) => points.length > 0); // the collection's schema made it
}

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
