import { say } from '../../i18n/phrase.ts';
import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { headingText, text, textIn } from '../../schema/text.ts';

const FEWEST = 2;
const MOST = 6;
/** What stays on one line as a large figure, in characters. */
const LONGEST_VALUE = 16;

/** A fact may be of any length. */
const isTooLong = (value: string): boolean => !value.includes('{') && value.length > LONGEST_VALUE;

export default defineSection({
  title: 'Numbers',
  description: `${FEWEST} to ${MOST} numbers set large, each with what it counts.`,
  keywords: 'numbers figures facts counters statistics results key tal nøgletal fakta statistik resultater',
  standsInFor: 'chart graph progress diagram graf',
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
    figures: z
      .array(
        z.strictObject({
          value: text().meta({
            title: 'Number',
            description: `The number with its unit, at most ${LONGEST_VALUE} characters; may be a fact, for example "{accounts}".`,
            form: `The number with its unit, at most ${LONGEST_VALUE} characters; may be a fact, for example {accounts}.`,
          }),
          label: text().meta({ title: 'Label', description: 'What the number counts, a few words.' }),
          note: text().optional().meta({
            title: 'Note',
            description: 'Where the number comes from, or what it doesn’t count. Optional.',
          }),
        }),
      )
      .min(FEWEST)
      .max(MOST)
      .meta({ title: 'Numbers', description: `From ${FEWEST} to ${MOST}; begin with the one that matters most.` }),
  }),
  check: ({ figures }, { languages }) =>
    figures.flatMap(({ value }, index) =>
      languages
        .filter((language) => isTooLong(textIn(value, language)))
        .map(
          (language) =>
            [
              ['figures', index, 'value', language],
              `The figure has ${textIn(value, language).length} characters; ${LONGEST_VALUE} fit on its line.`,
              'Keep the number and its unit here, and put the rest into "label:".',
              {
                message: say`The number has ${textIn(value, language).length} characters; ${LONGEST_VALUE} fit on its line.`,
                hint: say`Keep the number and its unit here, and put the rest into the label.`,
              },
            ] as const,
        ),
    ),
});
