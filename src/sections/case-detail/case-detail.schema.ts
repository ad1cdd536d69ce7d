import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { action } from '../../schema/link.ts';
import { text } from '../../schema/text.ts';

export default defineSection({
  title: 'Case detail',
  description: 'One case study in full. Belongs on a page that is made for each case study.',
  schema: z.strictObject({
    ctaTitle: text().meta({ title: 'Closing title', description: 'Heading above the button.' }),
    ctaText: text().meta({ title: 'Closing text', description: 'A sentence above the button.' }),
    cta: action().meta({ title: 'Button', description: 'Usually opens the contact form: contact.' }),
  }),
  select: (fields, content) => {
    const study = content.currentCase;
    if (!study) throw new Error('A case-detail section stands on a page without "each: case-studies".');
    const { caseStudy, page, tags } = content.dictionary;
    return {
      ...fields,
      study: {
        ...study,
        challenge: study.challenge ?? caseStudy.genericChallenge,
        solution: study.solution ?? caseStudy.genericSolution,
        tags: study.tags.map((tag) => tags[tag] ?? tag),
        logo: content.picture(study.logoUrl, study.clientName),
        background: content.picture(study.backgroundImage, ''),
      },
      words: caseStudy,
      back: page.backToHome,
      home: `/${content.region.code}/`,
      newTab: content.dictionary.footer.opensInNewTab,
    };
  },
});
