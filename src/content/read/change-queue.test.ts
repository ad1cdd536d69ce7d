import { expect, it, vi } from 'vitest';
import { createChangeQueue } from './change-queue.ts';

/** Collects what is read. `during` happens while it's read. */
function queueOf(during: (paths: readonly string[]) => unknown = () => undefined) {
  const read: (readonly string[])[] = [];
  const onFailure = vi.fn();
  const queue = createChangeQueue(async (paths) => {
    read.push(paths);
    await during(paths);
  }, onFailure);
  return { ...queue, read, onFailure };
}

it('reads changes of one turn together, each once', async () => {
  const { take, settled, read } = queueOf();
  for (const path of ['a', 'b', 'a']) take(path);
  await settled();
  expect(read).toEqual([['a', 'b']]);
});

it('reads what changes during a reading after it', async () => {
  const more: boolean[] = [];
  const queue = queueOf((paths) => {
    if (paths.includes('a')) queue.take('b');
    more.push(queue.hasMore());
  });
  queue.take('a');
  await queue.settled();
  expect(queue.read).toEqual([['a'], ['b']]);
  expect(more).toEqual([true, false]);
});

it('reads what changes just as a reading ends', async () => {
  for (let ticks = 0; ticks < 12; ticks += 1) {
    let ended: Promise<void> = Promise.resolve();
    const queue = queueOf(([path]) => {
      if (path !== 'a') return;
      ended = Promise.resolve().then(async () => {
        for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
        queue.take('b');
      });
    });
    queue.take('a');
    await queue.settled();
    await ended;
    await queue.settled();
    expect(queue.read.flat()).toEqual(['a', 'b']);
  }
});

it('goes on after a reading that failed, and reads its paths again', async () => {
  let isBroken = true;
  const queue = queueOf((paths) => {
    if (paths.includes('a')) queue.take('b');
    if (!isBroken) return;
    isBroken = false;
    throw new Error('It broke.');
  });
  queue.take('a');
  await queue.settled();
  expect(queue.onFailure).toHaveBeenCalledOnce();
  expect(queue.read.slice(0, 2)).toEqual([['a'], ['a', 'b']]);
});

it('tries again what failed when somebody waits for it, and does not go on for ever', async () => {
  const queue = queueOf(() => Promise.reject(new Error('It is broken.')));
  queue.take('a');
  await vi.waitFor(() => expect(queue.read).toEqual([['a']]));
  await queue.settled();
  expect(queue.read).toEqual([['a'], ['a']]);
  expect(queue.onFailure).toHaveBeenCalledTimes(2);
});
