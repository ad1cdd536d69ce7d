import { say } from '../../i18n/phrase.ts';
import { z } from 'zod';
import { repeatedIndexes } from '../../data/plain.ts';
import { defineSection } from '../../schema/define-section.ts';
import { defineTexts } from '../../schema/define-texts.ts';
import { image } from '../../schema/image.ts';
import { headingText, text } from '../../schema/text.ts';

/** A single picture is better shown by `media-text`. */
const FEWEST = 2;
/** Visitors don't look at more. */
const MOST = 24;

const picture = z.strictObject({
  image: image().meta({ title: 'Picture', description: 'A click shows it as large as the screen.' }),
  caption: text().optional().meta({ title: 'Caption', description: 'A line under the picture. Optional.' }),
});

const texts = defineTexts('gallery', 'Gallery', {
  enlarge: 'Read by screen readers before the description of a picture that a click enlarges.',
  position: 'Above an enlarged picture: which one of how many it is; {number} and {count} are numbers.',
  previous: 'Name of the button that shows the previous picture.',
  next: 'Name of the button that shows the next picture.',
  close: 'Name of the button that closes an enlarged picture.',
});

export default defineSection({
  title: 'Gallery',
  description:
    'Pictures in rows, each with a caption if it needs one. A click enlarges a picture, and leads to the others.',
  keywords:
    'photos images pictures photo album grid lightbox portfolio slideshow carousel billeder galleri fotos fotoalbum billedgalleri billedserie karrusel',
  texts: [texts],
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
    pictures: z
      .array(picture)
      .min(FEWEST)
      .max(MOST)
      .meta({ title: 'Pictures', description: `From ${FEWEST} to ${MOST}, the best one first.` }),
    shape: z.enum(['whole', 'square']).default('whole').meta({
      title: 'Shape',
      description: 'whole shows all of each picture, square crops them around their focal points. Left out: whole.',
      form: 'Whole shows all of each picture, square crops them around their focal points.',
    }),
  }),
  check: ({ pictures }) => {
    const files = pictures.map(({ image: { src } }) => src);
    return repeatedIndexes(files).map((index) => [
      ['pictures', index, 'image', 'src'],
      `The picture ${files[index]} is here twice.`,
      'Delete one of the two.',
      { message: say`This picture is here twice.`, hint: say`Remove one of the two.` },
    ]);
  },
  toProps: (fields, content) => ({ ...fields, labels: content.texts(texts) }),
});
