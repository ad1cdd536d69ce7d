import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import SocialLinks from './social-links.section.tsx';
import { render } from '../../../tests/support/render.tsx';

it('links to every profile in a new tab, and says so', async () => {
  const props = await exampleProps('social-links', 'us');
  render(<SocialLinks {...props} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(props.profiles.map(({ url }: { url: string }) => url));
  for (const link of links) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link.textContent).toContain('opens in a new tab');
  }
});

it('shows a logo for every network without a second name', async () => {
  render(<SocialLinks {...await exampleProps('social-links', 'dk')} />);
  expect(screen.getByRole('link', { name: /^LinkedIn ?\(åbner i en ny fane\)$/ }).querySelector('svg')).not.toBeNull();
});
