import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LayoutData } from '../schema/page-data.ts';
import { RegionMenu } from './region-menu.tsx';

const NAMES = ['Ireland', 'Malta', 'Danmark', 'Grønland', 'Sverige', 'Polska', 'Italia'];
const GROUPS = ['English', 'English', 'dansk', 'dansk', 'svenska', 'polski', 'italiano'];

/** The menu reads only these parts of a layout. */
const layoutWith = (grouped: boolean) =>
  ({
    region: { code: 'us', name: 'USA', flag: '🏳️', label: 'EN', currencySymbol: '$' },
    regions: NAMES.map((name, index) => ({
      code: `r${index}`,
      name,
      flag: '🏳️',
      label: 'XX',
      locale: 'en',
      currency: 'EUR',
      currencySymbol: '€',
      ...(grouped && { group: GROUPS[index] }),
    })),
    dictionary: { header: { region: 'Region' } },
  }) as unknown as LayoutData;

const names = () => screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);

it('groups a long list by language, and narrows it down while the visitor types', () => {
  render(<RegionMenu layout={layoutWith(true)} path="/us/" nested={false} />);
  const groups = () => screen.getAllByRole('group', { hidden: true }).map((group) => group.getAttribute('aria-label'));
  expect(groups()).toEqual(['English', 'dansk', 'svenska', 'polski', 'italiano']);
  expect(names()).toHaveLength(7);
  const field = screen.getByRole('searchbox', { name: 'Region', hidden: true });
  fireEvent.change(field, { target: { value: ' GRØ' } });
  expect(names()).toEqual([expect.stringContaining('Grønland')]);
  fireEvent.change(field, { target: { value: 'dansk' } });
  expect(names()).toHaveLength(2);
});

it('shows a short list as it is', () => {
  render(<RegionMenu layout={layoutWith(false)} path="/us/" nested={false} />);
  expect(screen.queryByRole('searchbox', { hidden: true })).toBeNull();
  expect(names()).toHaveLength(7);
});
