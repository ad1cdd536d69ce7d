import { z } from 'zod';
import { toCaseCard } from '../../schema/case-card.ts';
import { defineSection, type SectionProblem } from '../../schema/define-section.ts';
import { wordedLink } from '../../schema/link.ts';
import { repeatedIndexes } from '../../schema/repeated-indexes.ts';
import { caseReference } from '../../schema/reference.ts';
import { regional, valueIn } from '../../schema/regional.ts';
import { text } from '../../schema/text.ts';

/** Number of case studies in the row if none are named, so that the page doesn't grow with their number. */
const MOST_CARDS = 12;

const caseList = () => z.array(caseReference()).min(1);

function findDuplicates(cases: readonly string[], path: readonly string[]): SectionProblem[] {
  return repeatedIndexes(cases).map((index) => [
    [...path, index],
    `The case study "${cases[index]}" is in this list twice.`,
    'Delete one of the two.',
    { message: `The case study “${cases[index]}” is in this list twice.`, hint: 'Remove one of the two.' },
  ]);
}

export default defineSection({
  title: 'Client cases',
  description:
    'A carousel of case study cards that scrolls by itself, with a button that pauses it. A single card has no carousel.',
  keywords: 'customers portfolio references work kunder',
  schema: z.strictObject({
    title: text().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
    cases: z
      .union([caseList(), regional(caseList())])
      .optional()
      .meta({
        title: 'Cases',
        description: `Ids of the cases, in order: one list, or one for each region. Default: the first ${MOST_CARDS}.`,
        form: `The case studies to show, in order. Without it: the first ${MOST_CARDS}.`,
      }),
    more: wordedLink().optional().meta({ title: 'Link to all', description: 'A link to the list of cases. Optional.' }),
  }),
  check: ({ cases = [] }) =>
    Array.isArray(cases)
      ? findDuplicates(cases, ['cases'])
      : Object.entries(cases).flatMap(([region, list]) => findDuplicates(list, ['cases', region])),
  namedCases: ({ cases = [] }, region) => (Array.isArray(cases) ? cases : valueIn(cases, region)),
  toProps: ({ cases, ...fields }, content) => ({
    ...fields,
    cards: (cases?.flatMap((id) => content.caseById(id) ?? []) ?? content.firstCases(MOST_CARDS)).map((caseStudy) =>
      toCaseCard(caseStudy, content),
    ),
    labels: content.dictionary.carousel,
  }),
  isEmpty: ({ cards }) => cards.length === 0,
});
