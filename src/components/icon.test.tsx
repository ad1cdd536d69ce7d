import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ICON_NAMES, SOCIAL_NETWORKS } from '../schema/icon.ts';
import { Icon } from './icon.tsx';

it.each([...ICON_NAMES, ...SOCIAL_NETWORKS])('renders %s from the sprite, hidden from screen readers', (name) => {
  const { container } = render(<Icon name={name} />);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(new RegExp(`/icon-sprite\\.svg[^#]*#${name}$`));
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
