import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../../tests/support/example-props.ts';
import type { RegionCode } from '../../../regions/site-regions.ts';
import Pricing from './pricing.section.tsx';
import { render } from '../../../../tests/support/render.tsx';

/** Renders the example with the plans of the site. @returns its props */
async function show(region: RegionCode, changes: object = {}) {
  const props: ComponentProps<typeof Pricing> = { ...(await exampleProps('pricing', region)), ...changes };
  return { ...render(<Pricing {...props} />), plans: props.plans };
}

const planOf = (title: string) => {
  const plan = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (!plan) throw new Error(`${title} is no plan.`);
  return plan;
};

/** The value for a label of a plan. */
const factOf = (plan: string, label: string) => within(planOf(plan)).getByText(label).nextElementSibling?.textContent;

it("shows total, hourly rate and start-up fee in the region's currency", async () => {
  const { plans } = await show('dk');
  const kroner = (amount: number) => `${amount.toLocaleString('da-DK')} kr.`;
  for (const { title, hours, pricePerHour } of plans) {
    expect(within(planOf(title)).getByText(kroner(hours * pricePerHour))).toBeTruthy();
    expect(factOf(title, 'timer')).toBe(String(hours));
    expect(factOf(title, 'timepris')).toBe(kroner(pricePerHour));
    expect(factOf(title, 'opstartsgebyr')).toBe(kroner((hours * pricePerHour) / 2));
  }
});

it('shows the ad spend that a plan fits, if it is known', async () => {
  const { plans } = await exampleProps('pricing', 'us');
  const fits = (bound: 'under' | 'up-to', amount: number) => ({ bound, amount });
  const budgets = [fits('under', 5000), fits('up-to', 15000), undefined];
  await show('us', { plans: plans.map((plan: object, index: number) => ({ ...plan, budget: budgets[index] })) });
  expect(factOf('Start', 'Suggested monthly ad spend')).toBe('Under $5,000');
  expect(factOf('Scale', 'Suggested monthly ad spend')).toBe('Up to $15,000');
  expect(factOf('Dominate', 'Suggested monthly ad spend')).toBe('Any amount');
});

it('omits ad spend if no plan has it', async () => {
  const { plans } = await exampleProps('pricing', 'us');
  await show('us', { plans: plans.map((plan: object) => ({ ...plan, budget: undefined })) });
  expect(screen.queryByText('Suggested monthly ad spend')).toBeNull();
});

it('marks the popular plan and the best value', async () => {
  await show('us');
  expect(within(planOf('Start')).getByText('Most popular')).toBeTruthy();
  expect(within(planOf('Dominate')).getByText('Most value')).toBeTruthy();
  expect(within(planOf('Scale')).queryByText(/^Most/)).toBeNull();
});

it('draws one mark for each hour, in a field as large as that of the largest plan', async () => {
  const { plans } = await show('us');
  /** Number of marks in a path: each row is a line of squares of 8 with gaps of 3, and of 7 after every fifth. */
  const marksOf = (path: Element | undefined) =>
    [...(path?.getAttribute('d')?.matchAll(/h(\d+)/g) ?? [])]
      .map(
        ([, length]) =>
          Array.from({ length: 25 }, (_, mark) => mark * 11 + Math.floor(mark / 5) * 4 + 8).indexOf(Number(length)) + 1,
      )
      .reduce((sum, count) => sum + count, 0);
  const most = Math.max(...plans.map(({ hours }) => hours));
  for (const { title, hours } of plans) {
    const [room, marks] = planOf(title).querySelectorAll('svg path');
    expect(marksOf(marks)).toBe(hours);
    expect(marksOf(room)).toBe(most);
  }
});

it('gives the buttons of the plans distinct names', async () => {
  await show('us');
  for (const plan of ['Start', 'Scale', 'Dominate'])
    expect(screen.getByRole('button', { name: `Ask about this plan: ${plan}` })).toBeTruthy();
});

it('shows only the parts that the section selects', async () => {
  const { container, unmount } = await show('us', { show: ['custom'], plans: [], benefits: [] });
  expect(container.querySelector('[data-part=plans]')).toBeNull();
  expect(container.querySelector('[data-part=custom]')?.textContent).toContain('None of the three fits?');
  unmount();
  const onlyPlans = await show('us', { show: ['plans'] });
  expect(onlyPlans.container.querySelector('[data-part=custom]')).toBeNull();
  expect(onlyPlans.container.querySelectorAll('[data-part=plans] h3')).toHaveLength(3);
});
