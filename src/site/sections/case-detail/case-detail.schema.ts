import { z } from 'zod';
import { fillPlaceholders, formatNumber } from '../../../i18n/format.ts';
import { pluralForm } from '../../../i18n/plural.ts';
import { defineSection } from '../../../schema/define-section.ts';
import { toCaseCard } from '../../collections/case-studies/to-case-card.ts';
import caseStudies from '../../collections/case-studies/case-studies.collection.ts';
import { action } from '../../../schema/link.ts';
import { text } from '../../../schema/text.ts';
import { caseStudyTexts } from '../../texts/case-study-texts.ts';
import { serviceOfCase } from './service-of-case.ts';

export default defineSection({
  title: 'Case detail',
  description: 'One case study in full. Belongs on a page that is rendered for each case study.',
  keywords: 'case customer project reference result kunde kundecase projekt resultat',
  hasPageHeading: true,
  entryOf: caseStudies.name,
  texts: [caseStudyTexts],
  schema: z.strictObject({
    actionTitle: text().meta({ title: 'Closing title', description: 'Heading above the button.' }),
    actionText: text().meta({ title: 'Closing text', description: 'A sentence above the button.' }),
    action: action().meta({ title: 'Button', description: 'Usually opens the contact form: contact.' }),
  }),
  toProps: (fields, content) => {
    const cases = content.entries(caseStudies);
    const caseStudy = cases.current;
    if (!caseStudy) throw new Error('A case-detail section needs a page with "each: case-studies".');
    const { page, tags } = content.dictionary;
    const labels = content.texts(caseStudyTexts);
    const next = cases.after(caseStudy.id);
    return {
      ...fields,
      caseStudy: {
        ...caseStudy,
        challenge: caseStudy.challenge ?? labels.genericChallenge,
        solution: caseStudy.solution ?? labels.genericSolution,
        tags: caseStudy.tags.map((tag) => tags[tag] ?? tag),
        logo: content.picture(caseStudy.logoUrl, caseStudy.clientName),
        background: content.picture(caseStudy.backgroundImage, ''),
      },
      chart: caseStudy.series && chartOf(caseStudy.series, labels.chart, content.region.locale),
      next: next && toCaseCard(next, content),
      service: serviceOfCase(cases.pagesNaming(caseStudy.id), content),
      labels,
      back: page.backToHome,
      home: `/${content.region.code}/`,
      newTab: content.dictionary.footer.opensInNewTab,
    };
  },
});

/** The chart of a case with its labels, its numbers formatted for the region. */
function chartOf({ label, points }: { label: string; points: number[] }, sentence: string, locale: string) {
  const first = formatNumber(points[0] ?? 0, locale);
  const last = formatNumber(points.at(-1) ?? 0, locale);
  const values = { label, first, last, months: String(points.length) };
  return {
    points,
    label,
    first,
    last,
    name: fillPlaceholders(pluralForm(sentence, points.length, locale), values),
  };
}
