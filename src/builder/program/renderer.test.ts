import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { RendererTask } from './render-task.ts';
import { startRenderer, type Renderer } from './renderer.ts';

/** A worker that answers with the brand that it's given, after a pause without CPU time if it names one, and never for some. */
const WORKER = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ brand }) => {
  if (brand === 'endless') for (;;);
  const pauseMs = Number(brand.split(' ')[1] ?? 0);
  if (pauseMs) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  if (brand === 'exit') throw new Error('It broke.');
  if (brand === 'thread') return parentPort.postMessage({ text: String(threadId) });
  parentPort.postMessage(brand === 'wrong' ? { problem: 'It is wrong.' } : { text: 'made of ' + brand });
});
parentPort.postMessage('ready');
`;

let folder: string;
let renderer: Renderer;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'renderer-'));
  writeFileSync(join(folder, 'worker.mjs'), WORKER);
  writeFileSync(join(folder, 'broken.mjs'), "throw new Error('No code.');");
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  renderer = startRenderer({ file: join(folder, 'worker.mjs'), data: {}, limitMs: 200 });
});
afterEach(() => renderer.close());

const task = (brand: string) => ({ kind: 'theme', brand }) as unknown as RendererTask; // the worker of this test reads a word

it('answers every task', async () => {
  expect(await Promise.all(['a', 'b', 'c'].map((brand) => renderer.run(task(brand))))).toEqual([
    'made of a',
    'made of b',
    'made of c',
  ]);
});

it('passes on what the worker says is wrong', async () => {
  await expect(renderer.run(task('wrong'))).rejects.toThrow('It is wrong.');
  expect(await renderer.run(task('a'))).toBe('made of a');
});

it.each([
  ['endless', 'It took longer than 0.2 seconds.'],
  ['exit', 'It broke.'],
])('replaces a worker after a task that is %s, and goes on with what waits', async (brand, message) => {
  const [bad, good] = [renderer.run(task(brand)), renderer.run(task('a'))];
  await expect(bad).rejects.toThrow(message);
  expect(await good).toBe('made of a');
});

it('takes an answer that came while the program did something else for longer than the limit', async () => {
  await renderer.run(task('a'));
  const answer = renderer.run(task('pause 50'));
  setImmediate(() => {
    const before = process.cpuUsage();
    while (process.cpuUsage(before).user < 300_000);
  });
  expect(await answer).toBe('made of pause 50');
});

it('lets a task go on that has had no CPU time, as on a busy machine, and ends it in the end', async () => {
  expect(await renderer.run(task('pause 400'))).toBe('made of pause 400');
  await expect(renderer.run(task('pause 5000'))).rejects.toThrow('It took longer than 0.2 seconds.');
});

it('begins no task that waits once it is closed, though an answer is on its way', async () => {
  await renderer.run(task('a'));
  for (const brand of ['b', 'c', 'd']) void renderer.run(task(brand));
  // The first answer comes meanwhile.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  // The limit of a task would keep the program running.
  const begun = vi.spyOn(globalThis, 'setInterval');
  await renderer.close();
  expect(begun).not.toHaveBeenCalled();
});

it('refuses tasks once it is closed', async () => {
  await renderer.close();
  await expect(renderer.run(task('a'))).rejects.toThrow('The renderer is closed.');
});

it('ends a worker that has nothing to do, and starts another with the next task', async () => {
  const idle = startRenderer({ file: join(folder, 'worker.mjs'), data: {}, idleMs: 1 });
  const first = await idle.run(task('thread'));
  await expect.poll(() => idle.run(task('thread'))).not.toBe(first);
  expect(await idle.run(task('a'))).toBe('made of a');
  await idle.close();
});

it('says why its code cannot be loaded, each time', async () => {
  const broken = startRenderer({ file: join(folder, 'broken.mjs'), data: {} });
  await expect(broken.run(task('a'))).rejects.toThrow('No code.');
  await expect(broken.run(task('a'))).rejects.toThrow('No code.');
  await broken.close();
});
