import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('runs once more for all who asked meanwhile, and never twice at once', async () => {
  const ends: (() => void)[] = [];
  let [began, atOnce, most] = [0, 0, 0];
  const run = oneAtATime(async () => {
    began++;
    most = Math.max(most, ++atOnce);
    await new Promise<void>((end) => ends.push(end));
    atOnce--;
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  run();
  run();
  run();
  await settle();
  expect(began).toBe(1);
  ends.shift()?.();
  await settle();
  expect(began).toBe(2);
  ends.shift()?.();
  await settle();
  run();
  await settle();
  expect([began, most]).toEqual([3, 1]);
});
