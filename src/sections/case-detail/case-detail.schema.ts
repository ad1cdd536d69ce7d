import { z } from 'zod';
import { formatNumber } from '../../i18n/number.ts';
import { defineSection } from '../../schema/define-section.ts';
import { action } from '../../schema/link.ts';
import { text } from '../../schema/text.ts';

export default defineSection({
  title: 'Case detail',
  description: 'One case study in full. Belongs on a page that is made for each case study.',
  opensPage: true,
  showsCase: true,
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
      chart: study.series && chartOf(study.series, caseStudy.chart, content.region.locale),
      words: caseStudy,
      back: page.backToHome,
      home: `/${content.region.code}/`,
      newTab: content.dictionary.footer.opensInNewTab,
    };
  },
});

/** The line of a case with the words around it, its numbers written as the region writes them. */
function chartOf({ label, points }: { label: string; points: number[] }, sentence: string, locale: string) {
  const first = formatNumber(points[0] ?? 0, locale);
  const last = formatNumber(points.at(-1) ?? 0, locale);
  const words: Record<string, string> = { label, first, last, months: String(points.length) };
  return {
    points,
    label,
    first,
    last,
    name: sentence.replace(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole),
  };
}
