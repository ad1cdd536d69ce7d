import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { headingText, text } from '../../schema/text.ts';

export default defineSection({
  title: 'Contact',
  description: 'The contact form, beside what a visitor can expect after sending it.',
  keywords:
    'contact form message email mail phone enquiry inquiry call kontakt kontaktformular formular besked skriv ring telefon henvendelse',
  standsInFor:
    'newsletter subscribe signup registration rsvp chat support comments booking quote nyhedsbrev tilmelding tilmeld abonner kommentarer bestilling tilbud',
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'One or two sentences beside the form. Optional.' }),
    points: z
      .array(text())
      .default([])
      .meta({ title: 'Points', description: 'Short lines: what the visitor can expect.' }),
  }),
});
