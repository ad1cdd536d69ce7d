import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BuilderHandlers } from '../protocol/calls.ts';
import { shareAnswers } from './share-answers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Handlers that count their calls. `waits.file` delays the answers of `file`. */
function countedHandlers() {
  const counts = { file: 0, history: 0, edit: 0 };
  const waits = { file: Promise.resolve() };
  const versions = new Map<string, string>();
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
  const { invalidate, handlers: sharing } = shareAnswers(
    handlers as unknown as Partial<BuilderHandlers>,
    (file) => versions.get(file) ?? '',
  );
  return { counts, waits, versions, invalidate, ...(sharing as unknown as typeof handlers) };
}

it('runs the same call once, even while it is still running', async () => {
  const { file, counts } = countedHandlers();
  expect(await Promise.all([file({ file: 'a' }), file({ file: 'a' })])).toEqual(['a, 1', 'a, 1']);
  expect(await file({ file: 'a' })).toBe('a, 1');
  expect(await file({ file: 'b' })).toBe('b, 2');
  expect(counts.file).toBe(2);
});

it('runs the call again after a change, even while the earlier call is still running', async () => {
  const { file, invalidate, waits } = countedHandlers();
  const { promise, resolve } = deferred();
  waits.file = promise;
  const before = file({ file: 'a' });
  invalidate();
  waits.file = Promise.resolve();
  expect(await file({ file: 'a' })).toBe('a, 2');
  resolve();
  expect(await before).toBe('a, 1');
  expect(await file({ file: 'a' })).toBe('a, 2');
});

it('runs the call again after a call that may write, but not after a read-only call', async () => {
  const { file, history, edit } = countedHandlers();
  await file({ file: 'a' });
  await history();
  expect(await file({ file: 'a' })).toBe('a, 1');
  await edit();
  expect(await file({ file: 'a' })).toBe('a, 2');
});

it('reads a file again that another program has changed, before an event tells of it', async () => {
  const { file, versions } = countedHandlers();
  await file({ file: 'a' });
  versions.set('a', 'changed');
  expect(await file({ file: 'a' })).toBe('a, 2');
  expect(await file({ file: 'a' })).toBe('a, 2');
});

it('runs the call again after one second, because some changes trigger no event', async () => {
  const { file } = countedHandlers();
  await file({ file: 'a' });
  await vi.advanceTimersByTimeAsync(999);
  expect(await file({ file: 'a' })).toBe('a, 1');
  await vi.advanceTimersByTimeAsync(1);
  expect(await file({ file: 'a' })).toBe('a, 2');
});

it('does not share an error', async () => {
  const { file, counts } = countedHandlers();
  await expect(file({ file: 'missing' })).rejects.toThrow('no such file');
  await expect(file({ file: 'missing' })).rejects.toThrow('no such file');
  expect(counts.file).toBe(2);
});

it('runs a call for each person if its answer depends on the person', async () => {
  const { history } = countedHandlers();
  expect(await Promise.all([history(), history()])).toEqual([1, 2]);
});

/** Returns a promise with the function that resolves it. */
function deferred() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
