import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { action } from '../../schema/link.ts';
import { text } from '../../schema/text.ts';

/** Length up to which the text reads well, in characters: two lines beside the button. */
const TEXT_LENGTH = 110;

export default defineSection({
  title: 'Announcement',
  description:
    'A band across the page with a short text and one button, for news or an offer. Give it dates, and it comes and goes by itself.',
  keywords:
    'cta banner call to action announcement notice news offer promotion bar opslag annoncering meddelelse nyhed tilbud knap',
  schema: z.strictObject({
    text: text().meta({
      title: 'Text',
      description: 'One or two short sentences: what is new, and until when.',
      recommendedLength: TEXT_LENGTH,
    }),
    action: action().meta({ title: 'Button', description: 'Says what happens, for example Book a seat.' }),
    tone: z.enum(['subtle', 'clear', 'strong']).default('clear').meta({
      title: 'Tone',
      description:
        'How much it stands out: subtle has the color of stone, clear that of figures, strong that of buttons. Left out: clear.',
      form: 'How much it stands out on the page.',
    }),
  }),
});
