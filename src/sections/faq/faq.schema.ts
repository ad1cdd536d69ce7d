import { say, verbatim } from '../../i18n/phrase.ts';
import { z } from 'zod';
import { defineSection, type SectionProblem } from '../../schema/define-section.ts';
import { action } from '../../schema/link.ts';
import { isShownIn, regions, shownIn } from '../../schema/regional.ts';
import { slug } from '../../schema/slug.ts';
import { headingText, richText, text } from '../../schema/text.ts';

/** The anchor of a question's answer. */
const anchorOf = ({ id }: { id: string }): string => `faq-${id}`;

const question = z.strictObject({
  id: slug().meta({
    title: 'Link name',
    description: 'The end of its address: lock-in is found at #faq-lock-in. Keep it when you reword the question.',
    form: 'Links can jump to the question by it. Keep it when you reword the question.',
  }),
  question: text().meta({ title: 'Question', description: 'As a client would ask it, with its question mark.' }),
  answer: richText().meta({ title: 'Answer', description: 'The answer comes first, the reason after it.' }),
  regions: regions(),
});

export default defineSection({
  title: 'Questions and answers',
  description: 'Questions that unfold; search engines are told all questions of a page in one list.',
  keywords: 'faq questions answers help support accordion q&a spørgsmål svar hjælp ofte stillede',
  standsInFor: 'search chatbot søgning manual guide vejledning',
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
    questions: z.array(question).min(1).meta({
      title: 'Questions',
      description: 'Five to eight read well, the most pressing first. Each may be for some regions only.',
    }),
    action: action().optional().meta({
      title: 'Button',
      description: 'For those whose question is not there. Optional.',
    }),
  }),
  check: ({ questions }, { codes, names }) =>
    codes
      .filter((region) => !questions.some((item) => isShownIn(item, region)))
      .map((region): SectionProblem => [
        ['questions'],
        `Visitors of ${region} see no question here.`,
        `Show a question in ${region} too, or write "regions:" on the section itself.`,
        {
          message: say`Visitors of ${verbatim(names[region])} see no question here.`,
          hint: say`Show a question there, too, or show the whole section in other regions only.`,
        },
      ]),
  parts: ({ questions }) =>
    questions.map((item, index) => ({
      anchor: anchorOf(item),
      regions: item.regions,
      path: ['questions', index, 'id'],
    })),
  toProps: ({ questions, ...fields }, { region }) => ({
    ...fields,
    questions: shownIn(questions, region.code).map(({ id, ...item }) => ({ ...item, anchor: anchorOf({ id }) })),
  }),
  questions: ({ questions }) => questions.map(({ question, answer }) => ({ question, answer })),
});
