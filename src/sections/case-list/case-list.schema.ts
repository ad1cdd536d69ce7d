import { z } from 'zod';
import { toCaseCard } from '../../schema/case-card.ts';
import { defineSection } from '../../schema/define-section.ts';
import { text } from '../../schema/text.ts';

export default defineSection({
  title: 'Case list',
  description: 'All case studies as cards, with buttons that filter them by tag.',
  opensPage: true,
  requiredOn: {
    'case-studies': 'Visitors find the case studies by it.',
  },
  schema: z.strictObject({
    title: text().meta({ title: 'Title', description: 'The heading of the whole page.' }),
    intro: text()
      .optional()
      .meta({ title: 'Intro', description: 'A sentence or two under the heading. May be left out.' }),
  }),
  select(fields, content) {
    const cards = content.caseStudies.map((study) => toCaseCard(study, content));
    const tags = new Map(cards.flatMap((card) => card.tags.map((entry) => [entry.tag, entry])));
    return {
      ...fields,
      cards,
      tags: [...tags.values()].sort((a, b) => a.label.localeCompare(b.label, content.region.locale)),
      words: listWords(content.dictionary.caseStudy, cards.length),
    };
  },
});

/** Only what the filter says: the page carries it a second time, as the props of an island. */
const listWords = ({ all, filter, count }: Record<'all' | 'filter' | 'count', string>, total: number) => ({
  all,
  filter,
  count,
  total,
});
