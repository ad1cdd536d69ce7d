import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Retry } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (times: number) => {
  const task = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  for (let failed = 0; failed < times; failed += 1) task.mockResolvedValueOnce(false);
  return task;
};

it('does nothing until something failed', async () => {
  const retry = new Retry();
  const task = failing(0);
  retry.add(task);
  await retry.now();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(task).not.toHaveBeenCalled();
});

it('tries again after growing pauses, until nothing is left', async () => {
  const retry = new Retry();
  const task = failing(7);
  retry.add(task);
  retry.start();
  const pauses: number[] = [];
  for (let passed = 1; passed <= 200; passed += 1) {
    const before = task.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1000);
    if (task.mock.calls.length > before) pauses.push(passed);
  }
  expect(pauses).toEqual([1, 3, 7, 15, 31, 61, 91, 121]);
});

it('tries at once when something says that the connection is back, and stops at what fails', async () => {
  const retry = new Retry();
  const [first, second] = [failing(1), failing(0)];
  retry.add(first);
  retry.add(second);
  retry.start();
  await retry.now();
  expect(second).not.toHaveBeenCalled();
  await retry.now();
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  await retry.now();
  expect(first).toHaveBeenCalledTimes(2);
});
