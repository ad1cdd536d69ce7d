import { z } from 'zod';
import { richText, text } from './text.ts';

/** Most parts of one text: a longer one is easier to read on several pages. */
const MOST_PARTS = 12;

/**
 * A longer text in parts, each with a heading of its own if it needs one: `- heading: { en: … }`, `body: { en: … }`.
 *
 * @example
 * body: textParts().meta({ title: 'Text', description: 'The article.' }),
 */
export const textParts = () =>
  z
    .array(
      z.strictObject({
        heading: text().optional().meta({
          title: 'Heading',
          description: 'Heading of the part, a few words. Left out: the text follows the part above it.',
          form: 'Heading of the part, a few words. Without it, the text follows the part above.',
        }),
        body: richText().meta({
          title: 'Text',
          description:
            'Paragraphs, parted by blank lines; lines that begin with "- " make a list; **bold** and [text](/page).',
          form: 'Paragraphs, lists, bold text and links.',
        }),
      }),
    )
    .min(1)
    .max(MOST_PARTS)
    .meta({ title: 'Parts', description: `From top to bottom, at most ${MOST_PARTS}.` });
