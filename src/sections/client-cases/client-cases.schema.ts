import { z } from 'zod';
import { toCaseCard } from '../../schema/case-card.ts';
import { defineSection } from '../../schema/define-section.ts';
import { wordedLink } from '../../schema/link.ts';
import { caseReference } from '../../schema/reference.ts';
import { text } from '../../schema/text.ts';

export default defineSection({
  title: 'Client cases',
  description: 'A moving row of case study cards, with a button that stops it.',
  schema: z.strictObject({
    title: text().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. May be left out.' }),
    cases: z
      .array(caseReference())
      .optional()
      .meta({ title: 'Cases', description: 'Ids of the cases, in order. Left out: all.' }),
    more: wordedLink()
      .optional()
      .meta({ title: 'Link to all', description: 'A link to the list of cases. May be left out.' }),
  }),
  check: ({ cases = [] }) => {
    const seen = new Set<string>();
    return cases.flatMap((id, index) => {
      if (seen.has(id))
        return [[['cases', index], `The case study "${id}" stands in this list twice.`, 'Delete one of the two.']];
      seen.add(id);
      return [];
    });
  },
  select: ({ cases, ...fields }, content) => ({
    ...fields,
    cards: (cases?.flatMap((id) => content.caseById(id) ?? []) ?? content.caseStudies).map((study) =>
      toCaseCard(study, content),
    ),
    words: content.dictionary.carousel,
  }),
});
