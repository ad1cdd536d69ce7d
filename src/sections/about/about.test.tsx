import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import About from './about.section.tsx';
import { render } from '../../../tests/support/render.tsx';

it('shows the portrait, the paragraphs and the link to the longer story', async () => {
  const { container } = render(<About {...await exampleProps('about', 'us')} />);
  const portrait = screen.getByRole('img', { name: /balcony/ });
  expect(portrait.getAttribute('width')).toBe('640');
  expect(container.querySelectorAll('p')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Read how I got here' }).getAttribute('href')).toBe('/us/about-me');
});

it('labels each figure', async () => {
  render(<About {...await exampleProps('about', 'dk')} />);
  expect(screen.getByRole('listitem').textContent).toBe('12 rapporter om året, én om måneden');
});

it('renders without portrait, figures and link', async () => {
  const { title, body } = await exampleProps('about', 'us');
  render(<About title={title} body={body} facts={[]} />);
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
