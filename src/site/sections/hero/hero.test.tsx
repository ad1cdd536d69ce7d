import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../../tests/support/example-props.ts';
import type { RegionCode } from '../../../regions/site-regions.ts';
import Hero from './hero.section.tsx';
import { render } from '../../../../tests/support/render.tsx';

const show = async (region: RegionCode) => render(<Hero {...await exampleProps('hero', region)} />);

it('has the heading of the page, the button to the contact modal and a second link', async () => {
  await show('us');
  // The small line above is part of the heading, because it contains the search terms.
  expect(screen.getByRole('heading', { level: 1 }).textContent?.trim()).toBe(
    'Freelance Google Ads specialist in Barcelona You pay for the clicks. I read the searches.',
  );
  const button = screen.getByRole('button', { name: 'Get a free campaign analysis' });
  expect(button.closest('form')?.dataset['dialogTrigger']).toBe('contact');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/us/case-studies');
});

it('describes the drawing for screen readers', async () => {
  await show('dk');
  const drawing = screen.getByRole('img', { name: /^Tre søgninger/ });
  for (const svg of drawing.querySelectorAll('svg')) expect(svg.getAttribute('aria-hidden')).toBe('true');
});

it('draws a line and an outcome for each kept search, and strikes out the others', async () => {
  const { container } = await show('us');
  const [wide, narrow] = container.querySelectorAll('svg');
  for (const drawing of [wide, narrow]) {
    expect(drawing?.querySelectorAll('.kept .flow')).toHaveLength(2);
    const struck = drawing?.querySelectorAll('.dropped') ?? [];
    expect([...struck].map(({ textContent }) => textContent)).toEqual(['espresso martini recipewanted a drink']);
    expect(struck[0]?.querySelector('.strike')).not.toBeNull();
  }
});

it('labels each figure', async () => {
  await show('us');
  expect(screen.getByText('accounts worked in').parentElement?.textContent).toBe('100+ accounts worked in');
});
