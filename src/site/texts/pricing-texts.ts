import { defineTexts } from '../../schema/define-texts.ts';

/** Texts of everything that shows the monthly plans. */
export const pricingTexts = defineTexts('pricing', 'Pricing', {
  hours: 'Label: hours a month.',
  hourlyRate: 'Label: hourly rate.',
  paidUpfront: 'Label: paid upfront.',
  perMonth: 'Label: per month.',
  startUpFee: 'Label: start-up fee.',
  popular: 'Badge: Most popular.',
  value: 'Badge: Most value.',
  includes: 'Heading of what is in a plan.',
  budget: 'Label: recommended monthly ad spend.',
  under: 'Under {amount}.',
  upTo: 'Up to {amount}.',
  anyBudget: 'Where a plan names no ad spend and others do.',
  from: 'From {amount}.',
  choose: 'Button under a plan.',
});
