import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ICON_NAMES, SOCIAL_NETWORKS } from '../schema/icon.ts';
import { Icon } from './icon.tsx';

it.each([...ICON_NAMES, ...SOCIAL_NETWORKS])('shows the drawing of %s from the sheet, hidden from readers', (name) => {
  const { container } = render(<Icon name={name} />);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(new RegExp(`/icon-sheet\\.svg[^#]*#${name}$`));
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
