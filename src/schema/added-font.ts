import { z } from 'zod';

/** The name of an added font: what CSS and lists can have. */
export const ADDED_FONT_NAME = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,39}$/u;

const percent = (title: string, description: string) => z.number().min(0).max(1000).meta({ title, description });

/** A font that the builder has added; it writes all of this itself. */
export const addedFontSchema = z
  .strictObject({
    name: z
      .string()
      .regex(ADDED_FONT_NAME, 'The name of a font has letters, digits, spaces and hyphens, at most 40.')
      .meta({ title: 'Name', description: 'What lists of fonts call it.' }),
    file: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]*$/, 'The name of its files has small letters, digits and hyphens.')
      .meta({ title: 'File', description: 'What the names of its files begin with.' }),
    weights: z
      .string()
      .regex(/^[1-9]\d\d [1-9]\d\d$/, 'The weights are the lightest and the boldest, for example 400 700.')
      .optional()
      .meta({
        title: 'Weights',
        description: 'The lightest and the boldest, for example 400 700.',
      }),
    rarer: z
      .boolean()
      .optional()
      .meta({ title: 'Rarer letters', description: 'Whether rarer letters are in a file of their own.' }),
    fallback: z
      .strictObject({
        kind: z
          .enum(['serif', 'sans-serif'])
          .meta({ title: 'Kind', description: 'Which font of the system stands in for it until it has loaded.' }),
        size: percent('Size', 'How wide the texts of the site are in it, in percent of the same in that font.'),
        ascent: percent('Ascent', 'Its height above the baseline, in percent of that size.'),
        descent: percent('Descent', 'Its depth below the baseline, in percent of that size.'),
        gap: percent('Gap', 'The space between its lines, in percent of that size.'),
      })
      .meta({ title: 'Stand-in', description: 'The font of the system that takes the same room.' }),
    letters: z.string().optional().meta({
      title: 'Further letters',
      description: 'Letters that it has beyond those of the fonts of this program.',
    }),
    lacks: z.string().optional().meta({ title: 'Missing signs', description: 'Signs of those fonts that it lacks.' }),
    license: z
      .string()
      .min(1)
      .meta({ title: 'License', description: 'Why the site may use it, for example: SIL Open Font License.' }),
  })
  .meta({ title: 'Added font', description: 'A font of your own, added in the builder.' });
