import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../../editing-protocol/builder/site-methods.ts';
import { Drafts, SAVE_DELAY_MS, type Write } from './drafts.ts';

const DONE: Outcome = { ok: true, diff: '', files: [], problems: [] };
const PROBLEM = { severity: 'error', file: 'f', line: 1, column: 1, path: 'a', message: 'Wrong.', hint: '' } as const;
const REFUSED: Outcome = { ...DONE, ok: false, problems: [PROBLEM] };
const conflictWith = (theirs: string): Outcome => ({
  ...DONE,
  ok: false,
  conflict: { file: 'f', path: [], yours: 'x', theirs },
});

let drafts: Drafts;
beforeEach(() => {
  vi.useFakeTimers();
  drafts = new Drafts();
});
afterEach(() => vi.useRealTimers());

const pause = () => vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
const writer = (...outcomes: Outcome[]) => {
  const write = vi.fn<Write>();
  for (const outcome of outcomes) write.mockResolvedValueOnce(outcome);
  return write.mockResolvedValue(DONE);
};

describe('a typed value', () => {
  it('is saved once after a pause, with the value that was seen', async () => {
    const write = writer();
    for (const value of ['H', 'He', 'Hey']) drafts.change('a', value, 'Hi', write);
    expect(write).not.toHaveBeenCalled();
    await pause();
    expect(write.mock.calls).toEqual([['a', 'Hey', 'Hi']]);
    expect(drafts.get('a')).toBeUndefined();
  });

  it('is saved at once when the field loses the focus', async () => {
    const write = writer();
    drafts.change('a', 'Hey', 'Hi', write);
    drafts.flush('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(write).toHaveBeenCalledTimes(1);
    await pause();
    expect(write).toHaveBeenCalledTimes(1);
  });

  it("isn't saved if it is what the file has", async () => {
    const write = writer();
    drafts.change('a', 'Hey', 'Hi', write);
    drafts.change('a', 'Hi', 'Hi', write);
    await pause();
    expect(write).not.toHaveBeenCalled();
    expect(drafts.get('a')).toBeUndefined();
  });

  it('is saved without the spaces around it, which stay in the field until it loses the focus', async () => {
    const write = writer();
    drafts.change('a', 'Hey ', 'Hi', write);
    await pause();
    expect(write.mock.calls).toEqual([['a', 'Hey', 'Hi']]);
    expect(drafts.get('a')?.value).toBe('Hey ');
    drafts.change('a', 'Hey y', 'Hey', write);
    await pause();
    expect(write).toHaveBeenLastCalledWith('a', 'Hey y', 'Hey');
    drafts.flush('a');
    expect(drafts.get('a')).toBeUndefined();
  });

  it('that is typed during a save is saved after it', async () => {
    let finish: (outcome: Outcome) => void = () => undefined;
    const write = writer();
    write.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    drafts.change('a', 'One', 'Hi', write);
    await pause();
    drafts.change('a', 'Two', 'Hi', write);
    await pause();
    expect(write).toHaveBeenCalledTimes(1);
    finish(DONE);
    await vi.advanceTimersByTimeAsync(0);
    expect(write).toHaveBeenLastCalledWith('a', 'Two', 'One');
    expect(drafts.get('a')).toBeUndefined();
  });

  it('is written before everything is flushed, whatever was typed during a save', async () => {
    let finish: (outcome: Outcome) => void = () => undefined;
    const write = writer();
    write.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    drafts.change('a', 'One', 'Hi', write);
    await pause();
    drafts.change('a', 'Hi', 'Hi', write);
    let isFlushed = false;
    const flushed = drafts.flushAll().then(() => (isFlushed = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(isFlushed).toBe(false);
    finish(DONE);
    await flushed;
    expect(write.mock.calls).toEqual([
      ['a', 'One', 'Hi'],
      ['a', 'Hi', 'One'],
    ]);
  });

  it('stays while it is refused, with the reason', async () => {
    const write = writer(REFUSED);
    drafts.change('a', '', 'Hi', write);
    await pause();
    expect(drafts.get('a')).toMatchObject({ value: '', seen: 'Hi', problems: [PROBLEM] });
    drafts.change('a', 'Hello', '', write);
    await pause();
    expect(write).toHaveBeenLastCalledWith('a', 'Hello', 'Hi');
    expect(drafts.get('a')).toBeUndefined();
  });

  it('stays when the server is out of reach', async () => {
    drafts.change('a', 'Hey', 'Hi', () => Promise.reject(new Error('No answer.')));
    await pause();
    expect(drafts.get('a')).toMatchObject({ value: 'Hey', problems: [{ message: 'No answer.' }] });
  });
});

describe('a conflict', () => {
  it('keeps both values, and overwrites with mine', async () => {
    const write = writer(conflictWith('Theirs'));
    drafts.change('a', 'Mine', 'Hi', write);
    await pause();
    expect(drafts.get('a')).toMatchObject({ value: 'Mine', conflict: { theirs: 'Theirs' } });
    drafts.flush('a');
    expect(write).toHaveBeenCalledTimes(1);
    drafts.keepMine('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(write).toHaveBeenLastCalledWith('a', 'Mine', 'Theirs');
  });

  it('drops mine', async () => {
    drafts.change('a', 'Mine', 'Hi', writer(conflictWith('Theirs')));
    await pause();
    drafts.discard('a');
    expect(drafts.get('a')).toBeUndefined();
  });
});

describe('the drafts of a list', () => {
  const typeInItems = async (write: Write) => {
    drafts.change('list[0]', '', 'a', write);
    drafts.change('list[1].title', '', 'b', write);
    await pause();
  };
  const isFirstRemoved = (key: string) => (key === 'list[0]' ? undefined : 'list[0].title');

  it('follow their items when others move, and are saved where they are now', async () => {
    const write = writer(REFUSED, REFUSED);
    await typeInItems(write);
    drafts.rename(isFirstRemoved);
    expect(drafts.get('list[0].title')?.seen).toBe('b');
    expect(drafts.all()).toHaveLength(1);
    drafts.change('list[0].title', 'B', 'b', write);
    await pause();
    expect(write).toHaveBeenLastCalledWith('list[0].title', 'B', 'b');
  });

  it('are where they were after a change that is taken back', async () => {
    await typeInItems(writer(REFUSED, REFUSED));
    const restore = drafts.rename(isFirstRemoved);
    drafts.change('other', 'x', 'y', writer());
    restore();
    expect(drafts.all().map(([key]) => key)).toEqual(['list[0]', 'list[1].title', 'other']);
  });

  it("aren't drafts any more when they were saved before a change is taken back", async () => {
    drafts.change('list[1]', 'B', 'b', writer());
    const restore = drafts.rename((key) => (key === 'list[1]' ? 'list[0]' : key));
    await pause();
    restore();
    expect(drafts.all()).toEqual([]);
  });

  it('go with their field', async () => {
    await typeInItems(writer(REFUSED, REFUSED));
    drafts.change('lists', 'x', 'y', writer(REFUSED));
    drafts.discardBelow('list');
    expect(drafts.all().map(([key]) => key)).toEqual(['lists']);
  });
});

it('tells its listeners of each change, until they leave', () => {
  const listener = vi.fn<() => void>();
  const leave = drafts.subscribe(listener);
  drafts.change('a', 'x', 'y', writer());
  leave();
  drafts.discard('a');
  expect(listener).toHaveBeenCalledTimes(1);
});
