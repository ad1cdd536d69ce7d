import { say, verbatim } from '../../i18n/phrase.ts';
import { z } from 'zod';
import { defineSection, type SectionProblem } from '../../schema/define-section.ts';
import { icon } from '../../schema/icon.ts';
import { wordedLink } from '../../schema/link.ts';
import { isShownIn, regions, shownIn } from '../../schema/regional.ts';
import { text } from '../../schema/text.ts';

/** How few points still make a list, and how many are still read beside a price. */
const [FEWEST, MOST] = [3, 6];

const point = z.strictObject({
  icon: icon(),
  title: text().meta({ title: 'Title', description: 'The promise in two to four words.' }),
  text: text().meta({ title: 'Text', description: 'One sentence that says what it means for the client.' }),
  regions: regions(),
});

export default defineSection({
  title: 'Guarantees',
  description: 'The terms in brief, as a strip beside prices: what the client can hold you to.',
  keywords:
    'guarantee promise warranty terms trust conditions returns refund garanti løfte vilkår tryghed betingelser returret',
  standsInFor: 'badges seals certificates mærker certifikater',
  schema: z.strictObject({
    title: text().meta({ title: 'Title', description: 'A short heading, set small.' }),
    points: z
      .array(point)
      .meta({ title: 'Points', description: `${FEWEST} to ${MOST} in each region, the strongest first.` }),
    terms: wordedLink()
      .optional()
      .meta({ title: 'Link to the terms', description: 'Leads to the whole terms. Optional.' }),
  }),
  check: ({ points }, { codes, names }) =>
    codes
      .flatMap((region): SectionProblem[] => {
        const count = points.filter((item) => isShownIn(item, region)).length;
        if (count >= FEWEST && count <= MOST) return [];
        const seen = count === 1 ? say`one point` : say`${count} points`;
        const message = `Visitors of ${region} see ${seen.english}.`;
        return [
          [
            ['points'],
            message,
            count < FEWEST
              ? `Add points until it is at least ${FEWEST}, or take a line "regions:" away.`
              : `Delete points until it is at most ${MOST}, or show some in other regions only, with "regions:".`,
            {
              message: say`Visitors of ${verbatim(names[region])} see ${seen}.`,
              hint:
                count < FEWEST
                  ? say`Add points until it is at least ${FEWEST}, or show more of them there.`
                  : say`Remove points until it is at most ${MOST}, or show some in other regions only.`,
            },
          ],
        ];
      })
      .slice(0, 1),
  toProps: ({ points, ...fields }, { region }) => ({ ...fields, points: shownIn(points, region.code) }),
});
