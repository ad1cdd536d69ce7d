import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { image } from '../../../schema/image.ts';
import { headingText, richText, text } from '../../../schema/text.ts';

export default defineSection({
  title: 'Why not a partner',
  description: 'Why the consultant deliberately isn’t an official partner of the ad platform, with a picture.',
  keywords: 'partner badge certification certified google partnerskab certificering certificeret mærke',
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    body: richText().meta({ title: 'Text', description: 'Paragraphs, separated by blank lines.' }),
    picture: image().meta({ title: 'Picture', description: 'Shown at most 300 pixels wide.' }),
    points: z
      .array(
        z.strictObject({
          title: text().meta({ title: 'Title', description: 'The requirement, in a few words.' }),
          description: text().meta({ title: 'Description', description: 'Why it doesn’t serve the client.' }),
        }),
      )
      .default([])
      .meta({ title: 'Points', description: 'The requirements of partner status.' }),
  }),
});
