import { say, verbatim } from '../../../i18n/phrase.ts';
import { z } from 'zod';
import { toCaseCard } from '../../collections/case-studies/to-case-card.ts';
import caseStudies from '../../collections/case-studies/case-studies.collection.ts';
import { defineSection, type SectionProblem } from '../../../schema/define-section.ts';
import { defineTexts } from '../../../schema/define-texts.ts';
import { wordedLink } from '../../../schema/link.ts';
import { repeatedIndexes } from '../../../data/plain.ts';
import { reference } from '../../../schema/reference.ts';
import { regional, valueIn } from '../../../schema/regional.ts';
import { headingText, text } from '../../../schema/text.ts';

/** Number of case studies in the row if none are named, so that the page doesn't grow with their number. */
const MOST_CARDS = 12;

const caseList = () => z.array(reference(caseStudies.name)).min(1);

function findDuplicates(cases: readonly string[], path: readonly string[]): SectionProblem[] {
  return repeatedIndexes(cases).map((index) => [
    [...path, index],
    `The case study "${cases[index]}" is in this list twice.`,
    'Delete one of the two.',
    {
      message: say`The case study “${verbatim(cases[index] ?? '')}” is in this list twice.`,
      hint: say`Remove one of the two.`,
    },
  ]);
}

const texts = defineTexts('carousel', 'Carousel', {
  pause: 'Button that stops the movement.',
  play: 'Button that starts the movement again.',
  previous: 'Button to the cards before.',
  next: 'Button to the next cards.',
});

export default defineSection({
  title: 'Client cases',
  description:
    'A carousel of case study cards that scrolls by itself, with a button that pauses it. A single card has no carousel.',
  keywords:
    'cases customers portfolio references work projects carousel slider kunder kundecases projekter referencer karrusel',
  standsInFor: 'slideshow gallery diasshow galleri',
  texts: [texts],
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
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
  namedEntries: {
    collection: caseStudies.name,
    ids: ({ cases = [] }, region, regions) => (Array.isArray(cases) ? cases : valueIn(cases, region, regions)),
  },
  toProps: ({ cases, ...fields }, content) => {
    const { byId, first } = content.entries(caseStudies);
    const shown = cases?.flatMap((id) => byId(id) ?? []) ?? first(MOST_CARDS);
    return {
      ...fields,
      cards: shown.map((caseStudy) => toCaseCard(caseStudy, content)),
      labels: content.texts(texts),
    };
  },
  isEmpty: ({ cards }) => cards.length === 0,
});
