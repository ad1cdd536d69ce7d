import { phraseOf, say } from '../../../i18n/phrase.ts';
import { z } from 'zod';
import { pricing, startUpFee } from '../../singles/pricing.ts';
import { defineSection, sectionProblem } from '../../../schema/define-section.ts';
import { action } from '../../../schema/link.ts';
import { headingText, text } from '../../../schema/text.ts';
import { pricingTexts } from '../../texts/pricing-texts.ts';

export default defineSection({
  title: 'Pricing',
  description: 'The monthly plans of pricing.yaml, the box for custom solutions, or both.',
  keywords: 'prices priser price cost plans fees subscription monthly rates pris abonnement takster omkostninger',
  standsInFor: 'checkout payment betaling',
  texts: [pricingTexts],
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
    show: z
      .array(z.enum(['plans', 'custom']))
      .min(1)
      .meta({ title: 'Show', description: 'plans, custom, or both.' }),
    custom: z
      .strictObject({
        title: headingText().meta({ title: 'Title', description: 'Heading of the box.' }),
        text: text().meta({ title: 'Text', description: 'One or two sentences.' }),
        action: action().meta({ title: 'Button', description: 'The button in the box.' }),
      })
      .optional()
      .meta({ title: 'Custom box', description: 'Texts of the box. Required if custom is shown.' }),
    note: text().optional().meta({ title: 'Note', description: 'Small print under the plans. Optional.' }),
  }),
  check: ({ show, custom }) =>
    show.includes('custom') && !custom
      ? [
          sectionProblem(
            ['custom'],
            say`The box for custom solutions has no text.`,
            'Add "custom:" with title, text and action, or take custom out of "show:".',
            say`Add the custom box, or take it out of “${phraseOf('Show')}”.`,
          ),
        ]
      : [],
  toProps: (fields, content) => ({
    ...fields,
    plans: fields.show.includes('plans')
      ? content.single(pricing).plans.map((plan) => {
          const totalPrice = plan.hours * plan.pricePerHour;
          return { ...plan, totalPrice, startUpFee: startUpFee(totalPrice), popular: plan.badge === 'popular' };
        })
      : [],
    benefits: fields.show.includes('plans') ? content.single(pricing).benefits : [],
    labels: content.texts(pricingTexts),
    showDetails: content.dictionary.fold.show,
    money: content.region,
    taxIncluded: content.single(pricing).taxIncluded,
  }),
  offers: ({ plans, labels, taxIncluded }) =>
    plans.map(({ title, hours, includes, totalPrice, startUpFee: fee }) => ({
      name: title,
      description: `${hours} ${labels.hours} ${labels.perMonth}: ${includes.join('; ')}`,
      price: totalPrice,
      kind: 'monthly',
      startUpFee: fee,
      taxIncluded,
    })),
});
