import { act, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { exampleProps, site } from '../../../../tests/support/example-props.ts';
import { inTheme, render, renderToString } from '../../../../tests/support/render.tsx';
import { pricing } from '../../singles/pricing.ts';
import PricingCalculator from './pricing-calculator.section.tsx';

type CalculatorProps = Parameters<typeof PricingCalculator>[0];

/** The calculator on a page of its own, opened at an address. */
async function open(address: string, region: 'us' | 'eu' | 'dk' = 'us') {
  history.replaceState(null, '', address);
  const props: CalculatorProps = await exampleProps('pricing-calculator', region);
  render(<PricingCalculator {...props} />);
  return props;
}

const result = () => screen.getByRole('status').textContent.replaceAll('\u00A0', ' ');
const spendField = () => screen.getByRole<HTMLInputElement>('textbox');
const accountsField = () => screen.getByRole<HTMLSelectElement>('combobox');
const type = (value: string) => fireEvent.change(spendField(), { target: { value } });

/** A plan of the price list in the money of a region: its title, and the price of a month. */
async function planAt(index: number, region: 'us' | 'dk') {
  const { plans } = (await site()).content.singles[pricing.name] as z.output<typeof pricing.schema>;
  const plan = plans[index];
  if (!plan) throw new Error(`There is no plan ${index}.`);
  return { title: plan.title.en, monthly: plan.hours * plan.pricePerHour[region] };
}

it.each([
  ['us', 'What would it cost?', 'Ad spend per month', '$4,000'],
  ['eu', 'What would it cost?', 'Ad spend per month', '€2,500'],
  ['dk', 'Hvad kommer det til at koste?', 'Annoncebudget pr. måned', '20.000 kr.'],
] as const)('has examples in %s in a table, for those without script', async (region, title, column, spend) => {
  await open('/', region);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('columnheader', { name: column })).toBeDefined();
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)[0]).toBe(spend);
  expect(table.getAllByRole('row')).toHaveLength(4);
});

it('begins with the first example', async () => {
  const { money, rows } = await open('/');
  const { title } = await planAt(0, 'us');
  expect(spendField().value).toBe('$4,000');
  expect(result()).toContain(title);
  expect(result()).toContain(rows[0]?.firstMonth);
  expect(money.locale).toBe('en-US');
});

it('finds another plan once more is spent, and keeps the figure in the address', async () => {
  await open('/');
  type('12000');
  const { title, monthly } = await planAt(1, 'us');
  expect(location.search).toBe('?spend=12000');
  expect(result()).toContain(title);
  expect(result()).toContain(`$${(monthly * 1.5).toLocaleString('en-US')}`);
  expect(result()).toContain(`${Math.round((100 * monthly) / 12_000)}%`);
});

it('finds another plan for more accounts, and says where none covers them', async () => {
  const { noPlan } = await open('/');
  fireEvent.change(accountsField(), { target: { value: '8' } });
  expect(location.search).toBe('?accounts=8');
  expect(result()).toContain((await planAt(2, 'us')).title);
  fireEvent.change(accountsField(), { target: { value: '9' } });
  expect(result()).toBe(noPlan);
});

it('opens with the values of its URL, in the currency and language of its region', async () => {
  await open('/?spend=60000&accounts=2', 'dk');
  const { title } = await planAt(1, 'dk');
  expect(spendField().value.replaceAll('\u00A0', ' ')).toBe('60.000 kr.');
  expect(accountsField().value).toBe('2');
  expect(result()).toContain(title);
  expect(result()).toMatch(/\d %/);
});

it.each(['?spend=0&accounts=99', '?spend=lots&accounts=-1'])(
  'asks for the ad spend at %s, and guesses nothing',
  async (search) => {
    const { labels } = await open(`/${search}`);
    expect(result()).toBe(labels.missing);
    expect(accountsField().value).toBe('1');
  },
);

it('asks for the ad spend while the field is empty', async () => {
  const { labels } = await open('/');
  type('');
  expect(result()).toBe(labels.missing);
});

it('advises against a plan whose fee is too large a share', async () => {
  const { tooMuch } = await open('/?spend=1000');
  expect(result()).toContain(tooMuch?.text);
  type('4900');
  expect(result()).not.toContain(tooMuch?.text);
});

it('is pre-rendered with the first example and takes the figures of the address after that', async () => {
  const props: CalculatorProps = await exampleProps('pricing-calculator', 'us');
  const host = document.body.appendChild(document.createElement('div'));
  history.replaceState(null, '', '/?spend=12000');
  host.innerHTML = renderToString(<PricingCalculator {...props} />);
  expect(spendField().value).toBe('$4,000');
  const mistakes: unknown[] = [];
  await act(
    async () =>
      void hydrateRoot(host, inTheme(<PricingCalculator {...props} />), {
        onRecoverableError: (error) => mistakes.push(error),
      }),
  );
  await expect.poll(() => spendField().value).toBe('$12,000');
  expect(mistakes).toEqual([]);
});
