import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../../tests/support/example-props.ts';
import CaseDetail from './case-detail.section.tsx';
import { render } from '../../../../tests/support/render.tsx';

/** The example with fixed figures, so that the test doesn't depend on content. */
const props = async (region: 'us' | 'dk') => {
  const example = await exampleProps('case-detail', region);
  return {
    ...example,
    caseStudy: {
      ...example.caseStudy,
      clientName: 'Nord Tours',
      industry: 'Travel',
      result: 'From 10 to 40 bookings',
      flags: FLAGS,
      metrics: METRICS,
      tags: ['Travel'],
      website: 'https://example.com/',
    },
  };
};

const FLAGS = [
  { emoji: '🇳🇴', country: 'Norway' },
  { emoji: '🇸🇪', country: 'Sweden' },
];
const METRICS = [{ label: 'bookings a month', value: '40' }];

it('names the client, its industry and its countries', async () => {
  render(<CaseDetail {...await props('us')} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Nord Tours: Travel' })).toBeDefined();
  expect(screen.getByText(/^Markets/).parentElement?.textContent).toBe('Markets: 🇳🇴 Norway🇸🇪 Sweden');
  expect(screen.getByText('🇳🇴').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/us/');
});

it('shows the result and each figure with what it measures', async () => {
  render(<CaseDetail {...await props('us')} />);
  expect(screen.getByText('From 10 to 40 bookings')).toBeDefined();
  expect(screen.getByText('bookings a month').tagName).toBe('DT');
  expect(screen.getByText('40').tagName).toBe('DD');
});

it('draws the chart and describes it in text', async () => {
  const chart = {
    points: [1200, 1500, 2400],
    label: 'Bookings',
    first: '1.200',
    last: '2.400',
    name: 'Bookings: fra 1.200 til 2.400.',
  };
  render(<CaseDetail {...await props('dk')} chart={chart} />);
  expect(screen.getByRole('img', { name: 'Bookings: fra 1.200 til 2.400.' })).toBeDefined();
  expect(screen.getByText('2.400')).toBeDefined();
});

it('fills every placeholder in the description of a real case', async () => {
  const { chart } = await exampleProps('case-detail', 'dk');
  for (const part of [chart.label, chart.first, chart.last]) expect(chart.name).toContain(part);
  expect(chart.name).not.toMatch(/[{}]/);
});

it('renders without a chart', async () => {
  const { container } = render(<CaseDetail {...await props('us')} chart={undefined} />);
  expect(container.querySelector('figure')).toBeNull();
});

it('shows challenge and solution side by side under separate headings', async () => {
  render(<CaseDetail {...await props('dk')} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Udfordring' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: 'Løsning' })).toBeDefined();
});

it("opens the client's website in a new tab, if there is one", async () => {
  const known = await props('us');
  const { unmount } = render(<CaseDetail {...known} />);
  const link = screen.getByRole('link', { name: /Visit website.*opens in a new tab/ });
  expect(link.getAttribute('href')).toBe('https://example.com/');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  unmount();
  render(<CaseDetail {...known} caseStudy={{ ...known.caseStudy, website: undefined }} />);
  expect(screen.queryByRole('link', { name: /Visit website/ })).toBeNull();
});

it('leads to the next case and to the service for such clients', async () => {
  const { next, service, ...example } = await props('us');
  const { unmount } = render(
    <CaseDetail
      {...example}
      next={next && { ...next, href: '/us/case-study/fjord', clientName: 'Fjord', industry: 'Ferries' }}
      service={service && { ...service, link: '/us/services/travel', linkText: 'See what I do for travel' }}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Next case' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Fjord, Ferries' }).getAttribute('href')).toBe('/us/case-study/fjord');
  expect(screen.getByRole('link', { name: 'See what I do for travel' }).getAttribute('href')).toBe(
    '/us/services/travel',
  );
  unmount();
  render(<CaseDetail {...example} next={undefined} service={undefined} />);
  expect(screen.queryByRole('heading', { name: 'Next case' })).toBeNull();
});

it('ends with a button that opens the contact modal', async () => {
  render(<CaseDetail {...await props('us')} />);
  expect(
    screen.getByRole('button', { name: 'Get a free campaign analysis' }).closest('[data-dialog-trigger="contact"]'),
  ).not.toBeNull();
});
