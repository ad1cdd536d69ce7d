import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderContact } from '../../../tests/support/render-contact.tsx';

const GONE = {
  kind: 'error',
  title: 'Network Error',
  text: 'Check your connection.',
  closeLabel: 'Close message',
} as const;

/** Renders toasts with a chunk that loads, or fails to load. */
async function toasts(available: boolean) {
  vi.resetModules();
  if (available) vi.doUnmock('./toast-container.tsx');
  else
    vi.doMock('./toast-container.tsx', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
  const { ToastHost } = await import('./toast-host.tsx');
  renderContact(<ToastHost />);
  return import('./toast-store.ts');
}

test.each([
  ['with', true],
  ['without', false],
])('announces an error as an alert that can be closed, %s the toast container', async (_case, available) => {
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
])('announces a success as a status that replaces the error, %s the toast container', async (_case, available) => {
  const { showToast } = await toasts(available);
  act(() => showToast(GONE));
  await screen.findByRole('alert');
  act(() => showToast({ ...GONE, kind: 'success', title: 'Success!' }));
  expect((await screen.findByRole('status')).textContent).toContain('Success!');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
