import { say } from '../../i18n/phrase.ts';
import { z } from 'zod';
import { defineSection, sectionProblem, type SectionProblem } from '../../schema/define-section.ts';
import { headingText, text } from '../../schema/text.ts';

export default defineSection({
  title: 'Timeline',
  description: 'A career by year: the first and the last year are visible, a button shows the ones between.',
  keywords: 'timeline history career years milestones chronology cv resume tidslinje historie karriere årstal milepæle',
  standsInFor: 'schedule program events agenda dagsorden begivenheder',
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
    toggle: text().meta({ title: 'Toggle', description: 'Label of the button that shows the years between.' }),
    entries: z
      .array(
        z.strictObject({
          year: z.int().min(1900).max(2100).meta({ title: 'Year', description: 'Four digits.' }),
          text: text().meta({ title: 'Text', description: 'What happened; an emoji at the start is welcome.' }),
        }),
      )
      .min(1)
      .meta({ title: 'Years', description: 'Oldest first.' }),
  }),
  check: ({ entries }) =>
    entries.slice(1).flatMap(({ year }, index): SectionProblem[] => {
      const before = entries[index]?.year ?? year;
      const message = say`${year} comes after ${before}.`;
      return year < before
        ? [
            sectionProblem(
              ['entries', index + 1, 'year'],
              message,
              'Put the oldest entry first.',
              say`Put the oldest item first.`,
            ),
          ]
        : [];
    }),
});
