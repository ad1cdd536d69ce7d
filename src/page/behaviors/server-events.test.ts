import { expect, it, onTestFinished, vi } from 'vitest';
import { followServerEvents } from './server-events.ts';

const opened: Connection[] = [];

/** The browser's connection to the server. */
class Connection extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  constructor(readonly url: string) {
    super();
    opened.push(this);
  }
}

it('goes on after the last event that it was sent, once the server lets it in again', () => {
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Connection);
  vi.stubGlobal('navigator', { locks: { request: (_name: string, hold: () => unknown) => hold() } });
  document.head.innerHTML = '<meta name="builder-event" content="start-3">';
  const heard = vi.fn<(data: unknown) => void>();
  followServerEvents().on('content', heard);
  expect(opened[0]?.url).toMatch(/after=start-3$/);
  const data = JSON.stringify({ name: 'content', data: 'a change' });
  opened[0]?.dispatchEvent(new MessageEvent('message', { data, lastEventId: 'start-4' }));
  expect(heard).toHaveBeenCalledWith('a change');
  if (opened[0]) opened[0].readyState = Connection.CLOSED;
  opened[0]?.dispatchEvent(new Event('error'));
  vi.runOnlyPendingTimers();
  expect(opened[1]?.url).toMatch(/after=start-4$/);
});

it('follows nothing on a page that is seen by a preview link', () => {
  onTestFinished(() => {
    vi.unstubAllGlobals();
    document.documentElement.removeAttribute('data-preview-link');
  });
  const request = vi.fn<() => void>();
  vi.stubGlobal('navigator', { locks: { request } });
  document.documentElement.setAttribute('data-preview-link', '');
  followServerEvents();
  expect(request).not.toHaveBeenCalled();
});
