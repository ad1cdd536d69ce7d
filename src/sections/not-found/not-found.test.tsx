import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import NotFound from './not-found.section.tsx';
import { render } from '../../../tests/support/render.tsx';

it("says that the page doesn't exist, and links home", async () => {
  render(<NotFound {...await exampleProps('not-found', 'us')} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found.' })).toBeDefined();
  expect(screen.getByText('404')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/us/');
});

it('renders without code and text', async () => {
  render(<NotFound title="Case Study Not Found" drawing={undefined} home="Return to Home" homePath="/eu/" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Case Study Not Found' })).toBeDefined();
  expect(screen.queryByText('404')).toBeNull();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/eu/');
});

it('shows the drawing of the site in place of its own', () => {
  const drawing = { src: '/images/lost.svg', alt: '', width: 640, height: 480 };
  const { container } = render(<NotFound code="404" title="Lost" drawing={drawing} home="Home" homePath="/eu/" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/images/lost.svg');
  expect(screen.queryByText('404')).toBeNull();
});
