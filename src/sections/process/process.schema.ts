import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { action } from '../../schema/link.ts';
import { headingText, text } from '../../schema/text.ts';

const step = z.strictObject({
  title: text().meta({ title: 'Title', description: 'The step in a few words.' }),
  when: text().meta({
    title: 'When',
    description: 'Set large: a day or a span, for example "Day 1".',
    form: 'Set large: a day or a span, for example Day 1.',
  }),
  text: text().meta({ title: 'Text', description: 'One or two sentences on what comes out of the step.' }),
  mine: text().meta({ title: 'What I do', description: 'One sentence.' }),
  yours: text().meta({ title: 'What the client does', description: 'One sentence; say so if it is nothing.' }),
});

export default defineSection({
  title: 'Process',
  description: 'How work begins, step by step: when, what you do, what the client does, and what it is not.',
  keywords: 'process steps how works method procedure approach workflow proces trin fremgangsmåde forløb metode sådan',
  standsInFor: 'instructions recipe guide vejledning opskrift',
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
    mineLabel: text().meta({ title: 'Label of my part', description: 'Before what you do in each step.' }),
    yoursLabel: text().meta({ title: 'Label of their part', description: 'Before what the client does in each step.' }),
    steps: z.array(step).min(2).max(6).meta({ title: 'Steps', description: 'Two to six, in the order of time.' }),
    limit: text().optional().meta({
      title: 'What it is not',
      description: 'The last line: what nobody should expect of the first step. Optional.',
    }),
    action: action().optional().meta({ title: 'Button', description: 'Beside the last line. Optional.' }),
  }),
});
