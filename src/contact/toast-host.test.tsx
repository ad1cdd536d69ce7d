import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../tests/support/contact-kit.tsx';

const GONE = {
  kind: 'error',
  title: 'Network Error',
  text: 'Check your connection.',
  closeLabel: 'Close message',
} as const;

/** Toasts on a page whose chunk for them can be had, or not. */
async function toasts(available: boolean) {
  vi.resetModules();
  if (available) vi.doUnmock('./toast-container.tsx');
  else
    vi.doMock('./toast-container.tsx', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
  const { ToastHost } = await import('./toast-host.tsx');
  show(<ToastHost />);
  return import('./toast-store.ts');
}

test.each([
  ['with', true],
  ['without', false],
])('an error is told as an alert and can be closed, %s the part that shows toasts', async (_case, available) => {
  const { showToast } = await toasts(available);
  act(() => showToast(GONE));
  const toast = await screen.findByRole('alert');
  expect(toast.textContent).toContain(GONE.title);
  expect(toast.textContent).toContain(GONE.text);
  fireEvent.click(screen.getByRole('button', { name: GONE.closeLabel }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test.each([
  ['with', true],
  ['without', false],
])('a success is told as a status, in place of the error before, %s the part', async (_case, available) => {
  const { showToast } = await toasts(available);
  act(() => showToast(GONE));
  await screen.findByRole('alert');
  act(() => showToast({ ...GONE, kind: 'success', title: 'Success!' }));
  expect((await screen.findByRole('status')).textContent).toContain('Success!');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
