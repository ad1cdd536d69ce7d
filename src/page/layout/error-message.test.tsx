import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorMessage } from './error-message.tsx';
import { render } from '../../../tests/support/render.tsx';

const TEXTS = {
  errorTitle: 'Part of this page didn’t load',
  errorText: 'Load the page again.',
  reload: 'Load again',
  backToHome: 'Back to home',
  home: '/dk/',
};

it('announces what failed, with a link home', () => {
  render(<ErrorMessage {...TEXTS} />);
  const alert = screen.getByRole('alert');
  expect(alert.querySelector('h1')?.textContent).toBe(TEXTS.errorTitle);
  expect(screen.getByText(TEXTS.errorText)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/dk/');
});

it('reloads the page', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  render(<ErrorMessage {...TEXTS} />);
  fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('has an inline drawing that screen readers skip', () => {
  const { container } = render(<ErrorMessage {...TEXTS} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('img, image, use')).toBeNull();
});
