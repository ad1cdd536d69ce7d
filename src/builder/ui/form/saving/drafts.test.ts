import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallOutcome } from '../../../protocol/answers.ts';
import type { ShownOutcome } from '../../state/edit.ts';
import { Retry } from '../../state/retry.ts';
import { goneKey, isGone, type KeptDrafts, type Save } from './draft.ts';
import { Drafts, SAVE_DELAY_MS } from './drafts.ts';

const DONE: CallOutcome = { ok: true, diff: '', files: [], problems: [] };
const PROBLEM = { severity: 'error', file: 'f', line: 1, column: 1, path: 'a', message: 'Wrong.', hint: '' } as const;
const REFUSED: CallOutcome = { ...DONE, ok: false, problems: [PROBLEM] };
const conflictWith = (theirs: string): CallOutcome => ({
  ...DONE,
  ok: false,
  conflict: { file: 'f', path: [], yours: 'x', theirs },
});

const UNANSWERED: ShownOutcome = { ...REFUSED, isUnanswered: true };

let drafts: Drafts;
let retry: Retry;
beforeEach(() => {
  vi.useFakeTimers();
  retry = new Retry();
  drafts = new Drafts(retry);
});
afterEach(() => vi.useRealTimers());

const pause = () => vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
/** A save that answers with some outcomes, then that it's done. */
const saver = (...outcomes: ShownOutcome[]) => {
  const save = vi.fn<Save>();
  for (const outcome of outcomes) save.mockResolvedValueOnce(outcome);
  drafts.connect(save.mockResolvedValue(DONE));
  return save;
};
/** What was saved where, and what was seen there before. */
const saved = (save: ReturnType<typeof saver>) => save.mock.calls.map(([key, { value, seen }]) => [key, value, seen]);
const type = (key: string, value: string, seen: string) => drafts.change(key, value, seen, { label: `Change ${key}` });

describe('a typed value', () => {
  it('is saved once after a pause, with the value that was seen', async () => {
    const save = saver();
    for (const value of ['H', 'He', 'Hey']) type('a', value, 'Hi');
    expect(save).not.toHaveBeenCalled();
    await pause();
    expect(saved(save)).toEqual([['a', 'Hey', 'Hi']]);
    expect(drafts.get('a')).toBeUndefined();
  });

  it('is saved at once when the field loses the focus', async () => {
    const save = saver();
    type('a', 'Hey', 'Hi');
    drafts.flush('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenCalledTimes(1);
    await pause();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it("isn't saved if it is what the file has", async () => {
    const save = saver();
    type('a', 'Hey', 'Hi');
    type('a', 'Hi', 'Hi');
    await pause();
    expect(save).not.toHaveBeenCalled();
    expect(drafts.get('a')).toBeUndefined();
  });

  it('is saved without the spaces around it, which stay in the field until it loses the focus', async () => {
    const save = saver();
    type('a', 'Hey ', 'Hi');
    await pause();
    expect(saved(save)).toEqual([['a', 'Hey', 'Hi']]);
    expect(drafts.get('a')?.value).toBe('Hey ');
    type('a', 'Hey y', 'Hey');
    await pause();
    expect(saved(save).at(-1)).toEqual(['a', 'Hey y', 'Hey']);
    drafts.flush('a');
    expect(drafts.get('a')).toBeUndefined();
  });

  it('that is typed during a save is saved after it', async () => {
    let finish: (outcome: CallOutcome) => void = () => undefined;
    const save = saver();
    save.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    type('a', 'One', 'Hi');
    await pause();
    type('a', 'Two', 'Hi');
    await pause();
    expect(save).toHaveBeenCalledTimes(1);
    finish(DONE);
    await vi.advanceTimersByTimeAsync(0);
    expect(saved(save).at(-1)).toEqual(['a', 'Two', 'One']);
    expect(drafts.get('a')).toBeUndefined();
  });

  it('is written before everything is flushed, whatever was typed during a save', async () => {
    let finish: (outcome: CallOutcome) => void = () => undefined;
    const save = saver();
    save.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    type('a', 'One', 'Hi');
    await pause();
    type('a', 'Hi', 'Hi');
    let isFlushed = false;
    const flushed = drafts.flushAll().then(() => (isFlushed = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(isFlushed).toBe(false);
    finish(DONE);
    await flushed;
    expect(saved(save)).toEqual([
      ['a', 'One', 'Hi'],
      ['a', 'Hi', 'One'],
    ]);
  });

  it('stays while it is refused, with the reason', async () => {
    const save = saver(REFUSED);
    type('a', '', 'Hi');
    await pause();
    expect(drafts.get('a')).toMatchObject({ value: '', seen: 'Hi', problems: [PROBLEM] });
    type('a', 'Hello', '');
    await pause();
    expect(saved(save).at(-1)).toEqual(['a', 'Hello', 'Hi']);
    expect(drafts.get('a')).toBeUndefined();
  });

  it('stays when the server is out of reach', async () => {
    drafts.connect(() => Promise.reject(new Error('No answer.')));
    type('a', 'Hey', 'Hi');
    await pause();
    expect(drafts.get('a')).toMatchObject({ value: 'Hey', problems: [{ message: 'No answer.' }] });
  });
});

describe('a conflict', () => {
  it('keeps both values, and overwrites with mine', async () => {
    const save = saver(conflictWith('Theirs'));
    type('a', 'Mine', 'Hi');
    await pause();
    expect(drafts.get('a')).toMatchObject({ value: 'Mine', conflict: { theirs: 'Theirs' } });
    drafts.flush('a');
    expect(save).toHaveBeenCalledTimes(1);
    drafts.keepMine('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(saved(save).at(-1)).toEqual(['a', 'Mine', 'Theirs']);
  });

  it('drops mine', async () => {
    saver(conflictWith('Theirs'));
    type('a', 'Mine', 'Hi');
    await pause();
    drafts.discard('a');
    expect(drafts.get('a')).toBeUndefined();
  });
});

describe('the drafts of a list', () => {
  const typeInItems = async () => {
    type('list[0]', '', 'a');
    type('list[1].title', '', 'b');
    await pause();
  };
  const isFirstRemoved = (key: string) => (key === 'list[0]' ? undefined : 'list[0].title');

  it('follow their items when others move, and are saved where they are now', async () => {
    const save = saver(REFUSED, REFUSED);
    await typeInItems();
    drafts.rename(isFirstRemoved);
    expect(drafts.get('list[0].title')?.seen).toBe('b');
    expect(drafts.all()).toHaveLength(1);
    type('list[0].title', 'B', 'b');
    await pause();
    expect(saved(save).at(-1)).toEqual(['list[0].title', 'B', 'b']);
  });

  it('are where they were after a change that is taken back', async () => {
    saver(REFUSED, REFUSED);
    await typeInItems();
    const restore = drafts.rename(isFirstRemoved);
    type('other', 'x', 'y');
    restore();
    expect(drafts.all().map(([key]) => key)).toEqual(['list[0]', 'list[1].title', 'other']);
  });

  it("aren't drafts any more when they were saved before a change is taken back", async () => {
    saver();
    type('list[1]', 'B', 'b');
    const restore = drafts.rename((key) => (key === 'list[1]' ? 'list[0]' : key));
    await pause();
    restore();
    expect(drafts.all()).toEqual([]);
  });

  it('are never replaced by one another: the one that comes from elsewhere is kept without a field', async () => {
    saver(REFUSED, REFUSED);
    await typeInItems();
    const restore = drafts.rename((key) => (key === 'list[1].title' ? 'list[0]' : key));
    expect(drafts.get('list[0]')?.seen).toBe('a');
    const [gone = ''] = drafts.all().flatMap(([key]) => (isGone(key) ? [key] : []));
    expect(drafts.get(gone)?.seen).toBe('b');
    restore();
    expect(drafts.all().map(([key, { problems }]) => [key, problems])).toEqual([
      ['list[0]', [PROBLEM]],
      ['list[1].title', [PROBLEM]],
    ]);
  });

  it('are dropped with their item if the file has them, but for a space at the end', async () => {
    saver();
    type('list[0]', 'a ', 'a');
    await pause();
    expect(drafts.all()).toHaveLength(1);
    drafts.rename(goneKey);
    expect(drafts.all()).toEqual([]);
  });

  it('are not sent once their item is gone, also while they are being saved', async () => {
    let answer: (outcome: ShownOutcome) => void = () => undefined;
    const save = vi.fn<Save>(() => new Promise((resolve) => (answer = resolve)));
    drafts.connect(save);
    type('list[0]', 'Mine', 'a');
    await pause();
    drafts.rename(goneKey);
    answer(conflictWith('another item'));
    await vi.advanceTimersByTimeAsync(0);
    await drafts.flushAll();
    expect(save).toHaveBeenCalledTimes(1);
    const [, draft] = drafts.all().find(([key]) => isGone(key)) ?? [];
    expect(drafts.all()).toHaveLength(1);
    expect(draft).toMatchObject({ value: 'Mine', problems: [{ severity: 'error' }] });
    expect(draft?.conflict).toBeUndefined();
    expect(drafts.progress()).toBe('unsaved');
    expect(drafts.shown()).toEqual([]);
  });

  it('go with their field', async () => {
    saver(REFUSED, REFUSED);
    await typeInItems();
    type('lists', 'x', 'y');
    drafts.discardBelow('list');
    expect(drafts.all().map(([key]) => key)).toEqual(['lists']);
  });
});

describe('while the server is out of reach', () => {
  const typeAway = async (...fields: string[]) => {
    for (const field of fields) type(field, `new ${field}`, `old ${field}`);
    await pause();
  };

  it('what is typed waits, and is saved by itself in the order of typing', async () => {
    const save = saver(...Array.from({ length: 4 }, () => UNANSWERED));
    await typeAway('b');
    await typeAway('a', 'c');
    type('a', 'newest a', 'old a');
    await pause();
    expect(drafts.get('c')).toMatchObject({ value: 'new c', problems: [PROBLEM], isWaiting: true });
    expect(drafts.progress()).toBe('unsaved');
    save.mockClear();
    await retry.now();
    expect(saved(save)).toEqual([
      ['b', 'new b', 'old b'],
      ['c', 'new c', 'old c'],
      ['a', 'newest a', 'old a'],
    ]);
    expect(drafts.all()).toEqual([]);
    expect(drafts.progress()).toBe('saved');
  });

  it('a growing pause lies between attempts, and only the first draft is tried', async () => {
    const save = saver(...Array.from({ length: 9 }, () => UNANSWERED));
    await typeAway('a', 'b');
    save.mockClear();
    await vi.advanceTimersByTimeAsync(1000);
    expect(save).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(save).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(saved(save).map(([key]) => key)).toEqual(['a', 'a']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save.mock.calls.length).toBeLessThan(8);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(drafts.all()).toEqual([]);
  });

  it('nobody is told of a conflict with an own save whose answer was lost', async () => {
    const save = saver(UNANSWERED, conflictWith('Hey'));
    type('a', 'Hey', 'Hi');
    await pause();
    type('a', 'Hey you', 'Hi');
    await pause();
    expect(saved(save)).toEqual([
      ['a', 'Hey', 'Hi'],
      ['a', 'Hey you', 'Hi'],
      ['a', 'Hey you', 'Hey'],
    ]);
    expect(drafts.all()).toEqual([]);
  });

  it('a value that was written without an answer is saved', async () => {
    saver(UNANSWERED, conflictWith('Hey'));
    type('a', 'Hey', 'Hi');
    await pause();
    await retry.now();
    expect(drafts.all()).toEqual([]);
  });

  it('an old value that is typed again is written over what may have been saved', async () => {
    const save = saver(UNANSWERED, conflictWith('Hey'));
    type('a', 'Hey', 'Hi');
    await pause();
    type('a', 'Hi', 'Hi');
    await pause();
    expect(save.mock.calls.at(1)?.[1].readsAgain).toBe(true);
    expect(saved(save).at(-1)).toEqual(['a', 'Hi', 'Hey']);
  });

  it("somebody else's value is a conflict all the same", async () => {
    saver(UNANSWERED, conflictWith('Theirs'));
    type('a', 'Hey', 'Hi');
    await pause();
    await retry.now();
    expect(drafts.get('a')).toMatchObject({ value: 'Hey', seen: 'Hi', conflict: { theirs: 'Theirs' } });
  });
});

describe('what outlives the page', () => {
  const kept = (...keys: string[]): KeptDrafts =>
    keys.map((key) => [key, { value: `new ${key}`, seen: `old ${key}`, label: key, region: undefined }]);

  it('is what has no answer yet, letter by letter', async () => {
    saver(REFUSED);
    type('refused', '', 'x');
    await pause();
    type('a', 'new a', 'old a');
    type('space', 'Hey ', 'Hey');
    expect(drafts.toKeep().map(([key]) => key)).toEqual(['refused', 'a']);
  });

  it('is saved once the page is open again, whatever is shown, and is read before', async () => {
    expect(drafts.resume(kept('a', 'b'))).toEqual([]);
    const save = saver();
    await vi.advanceTimersByTimeAsync(0);
    expect(saved(save)).toEqual([
      ['a', 'new a', 'old a'],
      ['b', 'new b', 'old b'],
    ]);
    expect(save.mock.calls.every(([, { readsAgain }]) => readsAgain)).toBe(true);
    expect(drafts.all()).toEqual([]);
  });

  it('is saved over its own beginning, which was being written when the page was left', async () => {
    const save = vi.fn<Save>(() => new Promise(() => undefined));
    drafts.connect(save);
    type('a', 'Hello', 'Hi');
    await pause();
    type('a', 'Hello there', 'Hi');
    const left = drafts.toKeep();
    drafts = new Drafts(retry);
    drafts.resume(left);
    const later = saver(conflictWith('Hello'));
    await vi.advanceTimersByTimeAsync(0);
    expect(saved(later)).toEqual([
      ['a', 'Hello there', 'Hi'],
      ['a', 'Hello there', 'Hello'],
    ]);
    expect(drafts.all()).toEqual([]);
  });

  it('is left alone where something else was typed since', () => {
    saver();
    type('a', 'typed', 'old a');
    expect(drafts.resume(kept('a', 'b'))).toEqual(kept('a'));
    expect(drafts.get('a')?.value).toBe('typed');
  });

  it('is taken once for each field', () => {
    saver();
    const [first, second] = [kept('a'), kept('a')];
    expect(drafts.resume([...first, ...second])).toEqual(second);
  });

  it('says again that its field is gone, and is not sent', async () => {
    const save = saver();
    const key = goneKey('a');
    drafts.resume([[key, { value: 'Mine', seen: 'x', label: 'a' }]]);
    await vi.advanceTimersByTimeAsync(0);
    expect(save).not.toHaveBeenCalled();
    expect(drafts.get(key)?.problems).toHaveLength(1);
  });
});

it('saves no half of a word that is being composed', async () => {
  const save = saver();
  drafts.isHeld = true;
  type('a', 'n', 'Hi');
  await vi.advanceTimersByTimeAsync(10 * SAVE_DELAY_MS);
  type('a', 'に', 'Hi');
  drafts.isHeld = false;
  expect(save).not.toHaveBeenCalled();
  await pause();
  expect(saved(save)).toEqual([['a', 'に', 'Hi']]);
});

it('keeps what was typed in a text that somebody else has, and saves it under its guard once the text is free', async () => {
  const save = saver(conflictWith('theirs'));
  drafts.isTaken = (key) => key === 'a';
  type('a', 'mine', 'Hi');
  type('b', 'mine', 'Hi');
  drafts.flush('a');
  await vi.advanceTimersByTimeAsync(10 * SAVE_DELAY_MS);
  await drafts.flushAll();
  expect(saved(save)).toEqual([['b', 'mine', 'Hi']]);
  expect(drafts.toKeep().map(([key]) => key)).toContain('a');
  drafts.isTaken = () => false;
  await pause();
  expect(saved(save)).toContainEqual(['a', 'mine', 'Hi']);
});

it('writes what is typed during an action after it, at the place where the action has left the field', async () => {
  const save = saver();
  let finish = () => {};
  drafts.pauseFor(new Promise<void>((resolve) => (finish = resolve)));
  type('list[0]', 'typed', 'Hi');
  await pause();
  expect(save).not.toHaveBeenCalled();
  drafts.rename((key) => key.replace('0', '1'));
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(saved(save)).toEqual([['list[1]', 'typed', 'Hi']]);
});

it('tells its listeners of each change, until they leave', () => {
  const listener = vi.fn<() => void>();
  const leave = drafts.subscribe(listener);
  type('a', 'x', 'y');
  leave();
  drafts.discard('a');
  expect(listener).toHaveBeenCalledTimes(1);
});
