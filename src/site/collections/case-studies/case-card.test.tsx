import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../../tests/support/example-props.ts';
import type { CaseCardData } from './to-case-card.ts';
import type { RegionCode } from '../../../regions/site-regions.ts';
import { CaseCard } from './case-card.tsx';
import { render } from '../../../../tests/support/render.tsx';

const cardOf = async (id: string, region: RegionCode): Promise<CaseCardData> => {
  const { cards } = (await exampleProps('client-cases', region)) as { cards: CaseCardData[] };
  const card = cards.find((other) => other.id === id);
  if (!card) throw new Error(`There is no case ${id}.`);
  return card;
};

it('is one link that names client, market and result', async () => {
  render(<CaseCard card={await cardOf('ascently', 'us')} />);
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/us/case-study/ascently-guided-mountain-tours');
  for (const name of [/^Ascently/, /Guided mountain tours/, /\$168,000 in bookings/, /Travel/])
    expect(screen.getByRole('link', { name })).toBe(link);
});

it("shows the result in the region's currency", async () => {
  render(<CaseCard card={await cardOf('ascently', 'dk')} />);
  expect(screen.getByRole('link').textContent).toContain('1.176.000 DKK');
});

it('names the countries behind the flags', async () => {
  const card = await cardOf('impact-players', 'us');
  render(<CaseCard card={card} />);
  expect(screen.getByRole('img', { name: 'United Kingdom' }).textContent).toBe(card.flags[0]?.emoji);
});

it('uses the heading level of its list', async () => {
  render(<CaseCard card={await cardOf('mar-srls', 'eu')} heading="h2" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Mar S.r.l.s.' })).toBeTruthy();
});
