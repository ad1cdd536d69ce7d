import { beforeEach, expect, it, vi } from 'vitest';
import { observeWebVitals } from './performance-observers.ts';

const observed: string[] = [];
const disconnected: string[] = [];

class Observer {
  static supportedEntryTypes = ['paint', 'largest-contentful-paint', 'layout-shift', 'event'];
  type = '';
  observe({ type }: { type: string }) {
    this.type = type;
    observed.push(type);
  }
  disconnect() {
    disconnected.push(this.type);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  observed.length = 0;
  disconnected.length = 0;
  vi.stubGlobal('PerformanceObserver', Observer);
});

it('observes paint, largest paint, layout shift and interaction for 30 seconds, and no longer', () => {
  observeWebVitals();
  expect(observed.toSorted()).toEqual(['event', 'largest-contentful-paint', 'layout-shift', 'paint']);
  vi.advanceTimersByTime(29_999);
  expect(disconnected).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(disconnected.toSorted()).toEqual(observed.toSorted());
});

it('reads the load timing after 100 milliseconds', () => {
  const look = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  observeWebVitals();
  vi.advanceTimersByTime(99);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledWith('navigation');
});

it('does nothing without support for observers', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  expect(() => {
    observeWebVitals();
    vi.advanceTimersByTime(40_000);
  }).not.toThrow();
});
