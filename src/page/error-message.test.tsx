import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorMessage } from './error-message.tsx';

const WORDS = {
  errorTitle: 'Part of this page failed',
  errorText: 'Load the page again.',
  reload: 'Load again',
  backToHome: 'Back to home',
  home: '/dk/',
};

it('says at once what failed, with a link home', () => {
  render(<ErrorMessage {...WORDS} />);
  const alert = screen.getByRole('alert');
  expect(alert.querySelector('h1')?.textContent).toBe(WORDS.errorTitle);
  expect(screen.getByText(WORDS.errorText)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/dk/');
});

it('loads the page again', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  render(<ErrorMessage {...WORDS} />);
  fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('has a drawing that is not read aloud and is loaded from nowhere', () => {
  const { container } = render(<ErrorMessage {...WORDS} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('img, image, use')).toBeNull();
});
