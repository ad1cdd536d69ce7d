import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SiteDay } from '../builder/protocol/site-day.ts';
import { DayPicker, type DayChannel } from './day-picker.tsx';

function renderPicker(first: SiteDay) {
  const listeners = new Set<(day: SiteDay) => void>();
  const send = vi.fn<DayChannel['send']>();
  const channel: DayChannel = {
    on: (_event, listener) => void listeners.add(listener),
    off: (_event, listener) => void listeners.delete(listener),
    send,
  };
  const { unmount } = render(<DayPicker first={first} channel={channel} />);
  const tell = (day: SiteDay) => act(() => listeners.forEach((listener) => listener(day)));
  return { send, tell, unmount, listeners };
}

it('asks the server for a day, and for today', () => {
  const { send, tell } = renderPicker({ day: '2026-11-25', isChosen: false });
  expect(document.querySelector('summary')?.textContent).toBe('As of today');
  fireEvent.change(screen.getByLabelText('Show the site as of'), { target: { value: '2026-12-24' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show', hidden: true }));
  expect(send).toHaveBeenLastCalledWith('site:day', { day: '2026-12-24' });
  tell({ day: '2026-12-24', isChosen: true });
  expect(document.querySelector('summary')?.textContent).toBe('As of 2026-12-24');
  fireEvent.click(screen.getByRole('button', { name: 'Today', hidden: true }));
  expect(send).toHaveBeenLastCalledWith('site:day', { day: null });
});

it('follows a day that another page chose, until it is removed', () => {
  const { tell, unmount, listeners } = renderPicker({ day: '2026-11-25', isChosen: false });
  tell({ day: '2026-12-01', isChosen: true });
  expect(screen.getByLabelText<HTMLInputElement>('Show the site as of').value).toBe('2026-12-01');
  unmount();
  expect(listeners.size).toBe(0);
});
