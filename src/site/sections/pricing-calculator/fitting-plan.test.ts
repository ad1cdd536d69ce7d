import { expect, it } from 'vitest';
import { firstMonth, fittingPlan, formatPercent, shareOf, type PlanOffer } from './fitting-plan.ts';

const plan = (title: string, more: Partial<PlanOffer> = {}): PlanOffer => ({
  title,
  hours: 5,
  monthly: 700,
  startUpFee: 350,
  ...more,
});
const PLANS = [
  plan('small', { budget: { bound: 'under', amount: 5000 }, accounts: 1 }),
  plan('middle', { budget: { bound: 'up-to', amount: 15_000 }, accounts: 2 }),
  plan('large', { accounts: 8 }),
];

it.each([
  [4999, 1, 'small'],
  [5000, 1, 'middle'],
  [15_000, 2, 'middle'],
  [15_001, 1, 'large'],
  [100, 2, 'middle'],
  [100, 8, 'large'],
  [100, 9, undefined],
])('for an ad spend of %i in %i accounts finds the plan %s', (spend, accounts, title) => {
  expect(fittingPlan(PLANS, { spend, accounts })?.title).toBe(title);
});

it('takes a plan without bounds for any work', () => {
  expect(fittingPlan([plan('any')], { spend: 9_999_999, accounts: 40 })?.title).toBe('any');
});

it('adds the start-up fee to the first month, and compares a later one with the ad spend', () => {
  expect(firstMonth(plan('any'))).toBe(1050);
  expect(shareOf(plan('any'), 4000)).toBe(18);
});

it('writes percent as readers do', () => {
  expect([formatPercent(1400, 'en-US'), formatPercent(14, 'en'), formatPercent(14, 'da-DK')]).toEqual([
    '1,400%',
    '14%',
    '14\u00A0%',
  ]);
});
