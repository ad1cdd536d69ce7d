import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyImport } from './lazy-import.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('imports a chunk once', async () => {
  const fetchPart = vi.fn<() => Promise<string>>(async () => 'part');
  const load = lazyImport(fetchPart);
  expect(await Promise.all([load(), load()])).toEqual(['part', 'part']);
  expect(fetchPart).toHaveBeenCalledOnce();
});

test('retries after a failure', async () => {
  const fetchPart = vi.fn<() => Promise<string>>(async () => 'part').mockRejectedValueOnce(new Error('offline'));
  const load = lazyImport(fetchPart);
  await expect(load()).rejects.toThrow('offline');
  expect(await load()).toBe('part');
});

test('gives up after the timeout, and returns a late chunk on the next call', async () => {
  let arrive: (part: string) => void = () => undefined;
  const load = lazyImport(() => new Promise<string>((resolve) => (arrive = resolve)));
  const first = load().catch(String);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await first).toContain('TimeoutError');
  arrive('part');
  expect(await load()).toBe('part');
});
