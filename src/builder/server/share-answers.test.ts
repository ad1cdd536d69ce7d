import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BuilderHandlers } from '../protocol/calls.ts';
import { shareAnswers } from './share-answers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Handlers that count their calls, and wait for as long as they are told. */
function countedHandlers() {
  const counts = { file: 0, history: 0, edit: 0 };
  const waits = { file: Promise.resolve() };
  const handlers = {
    async file({ file }: { file: string }) {
      const count = (counts.file += 1);
      await waits.file;
      if (file === 'missing') throw new Error('There is no such file.');
      return `${file}, ${count}`;
    },
    history: () => Promise.resolve((counts.history += 1)),
    edit: () => Promise.resolve((counts.edit += 1)),
  };
  // Each answers with a word or a number in place of what the protocol says.
  const { forget, handlers: sharing } = shareAnswers(handlers as unknown as Partial<BuilderHandlers>);
  return { counts, waits, forget, ...(sharing as unknown as typeof handlers) };
}

it('answers the same call of several people once, also while it is being answered', async () => {
  const { file, counts } = countedHandlers();
  expect(await Promise.all([file({ file: 'a' }), file({ file: 'a' })])).toEqual(['a, 1', 'a, 1']);
  expect(await file({ file: 'a' })).toBe('a, 1');
  expect(await file({ file: 'b' })).toBe('b, 2');
  expect(counts.file).toBe(2);
});

it('answers anew after a change, even if the answer before it is under way', async () => {
  const { file, forget, waits } = countedHandlers();
  const { promise, resolve } = deferred();
  waits.file = promise;
  const before = file({ file: 'a' });
  forget();
  waits.file = Promise.resolve();
  expect(await file({ file: 'a' })).toBe('a, 2');
  resolve();
  expect(await before).toBe('a, 1');
  expect(await file({ file: 'a' })).toBe('a, 2');
});

it('answers anew after a call that may write, but not after one that only reads', async () => {
  const { file, history, edit } = countedHandlers();
  await file({ file: 'a' });
  await history();
  expect(await file({ file: 'a' })).toBe('a, 1');
  await edit();
  expect(await file({ file: 'a' })).toBe('a, 2');
});

it('answers anew after a second: something may have changed that nothing tells of', async () => {
  const { file } = countedHandlers();
  await file({ file: 'a' });
  await vi.advanceTimersByTimeAsync(999);
  expect(await file({ file: 'a' })).toBe('a, 1');
  await vi.advanceTimersByTimeAsync(1);
  expect(await file({ file: 'a' })).toBe('a, 2');
});

it('does not keep a refusal', async () => {
  const { file, counts } = countedHandlers();
  await expect(file({ file: 'missing' })).rejects.toThrow('no such file');
  await expect(file({ file: 'missing' })).rejects.toThrow('no such file');
  expect(counts.file).toBe(2);
});

it('answers calls that depend on the person for each of them', async () => {
  const { history } = countedHandlers();
  expect(await Promise.all([history(), history()])).toEqual([1, 2]);
});

/** A promise, and what fulfills it. */
function deferred() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
