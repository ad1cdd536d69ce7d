import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';
import { render } from '../../tests/support/render.tsx';

const DRAWING = { src: '/images/a.svg', alt: 'A drawing', width: 40, height: 30 };

it('reserves space for an image, and loads it lazily', () => {
  render(<Picture image={DRAWING} />);
  const picture = screen.getByRole('img', { name: 'A drawing' });
  expect(['width', 'height', 'loading'].map((name) => picture.getAttribute(name))).toEqual(['40', '30', 'lazy']);
  expect(picture.closest('picture')).toBeNull();
});

it('offers the smaller variants of a photograph, the best format first', () => {
  const sources = ['avif', 'webp'].map((format) => ({ type: `image/${format}`, srcset: `/a-320.${format} 320w` }));
  render(<Picture image={{ ...DRAWING, sources }} eager />);
  const picture = screen.getByRole('img', { name: 'A drawing' });
  expect(picture.getAttribute('loading')).toBe('eager');
  const offered = [...(picture.closest('picture')?.querySelectorAll('source') ?? [])];
  expect(offered.map(({ type, srcset }) => `${type} ${srcset}`)).toEqual([
    'image/avif /a-320.avif 320w',
    'image/webp /a-320.webp 320w',
  ]);
});

it('keeps the focal point in view where it is cropped', () => {
  render(<Picture image={{ ...DRAWING, focus: { x: 20, y: 75 } }} />);
  expect(screen.getByRole('img', { name: 'A drawing' }).style.objectPosition).toBe('20% 75%');
});
