import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { image } from '../../schema/image.ts';
import { richText, text } from '../../schema/text.ts';

export default defineSection({
  title: 'Why not a partner',
  description: 'Why the consultant is deliberately no official partner of the ad platform, with a picture.',
  schema: z.strictObject({
    title: text().meta({ title: 'Title', description: 'Heading of the section.' }),
    body: richText().meta({ title: 'Text', description: 'Paragraphs, parted by blank lines.' }),
    picture: image().meta({ title: 'Picture', description: 'Shown at most 300 pixels wide.' }),
    points: z
      .array(
        z.strictObject({
          title: text().meta({ title: 'Title', description: 'What is demanded, in a few words.' }),
          description: text().meta({ title: 'Description', description: 'Why that does not serve the client.' }),
        }),
      )
      .default([])
      .meta({ title: 'Points', description: 'What partner status demands.' }),
  }),
});
