import { expect, it } from 'vitest';
import { coalesceRuns } from './coalesce-runs.ts';

it('runs once more for all calls during a run, and never concurrently', async () => {
  const ends: (() => void)[] = [];
  let [began, atOnce, most] = [0, 0, 0];
  const run = coalesceRuns(async () => {
    began++;
    most = Math.max(most, ++atOnce);
    await new Promise<void>((end) => ends.push(end));
    atOnce--;
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  void run();
  void run();
  void run();
  await settle();
  expect(began).toBe(1);
  ends.shift()?.();
  await settle();
  expect(began).toBe(2);
  ends.shift()?.();
  await settle();
  void run();
  await settle();
  expect([began, most]).toEqual([3, 1]);
});

it('resolves a call during a run after the run that it shares', async () => {
  let began = 0;
  const run = coalesceRuns(async () => {
    began++;
    await new Promise((resolve) => setTimeout(resolve));
  });
  void run();
  await run();
  expect(began).toBe(2);
});
