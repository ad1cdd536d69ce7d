import { expect, it, vi } from 'vitest';
import { drafts } from './unsaved.ts';
import { isBusy } from '../../state/busy.ts';
import { inTurn } from './in-turn.ts';

it('runs actions in the order in which they were asked for, whatever becomes of them', async () => {
  const done: string[] = [];
  const action = (name: string) => () => Promise.resolve(void done.push(name));
  const all = [
    inTurn(() => Promise.resolve().then(action('first'))),
    inTurn(() => Promise.reject(new Error('refused'))),
    inTurn(action('last')),
  ];
  expect(isBusy()).toBe(true);
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(done).toEqual(['first', 'last']);
  expect(isBusy()).toBe(false);
});

it('saves what was typed before an action first, and what is typed meanwhile after it', async () => {
  const written: string[] = [];
  drafts.connect((_key, { value }) => {
    written.push(String(value));
    return Promise.resolve({ ok: true, problems: [] });
  });
  drafts.change('f#a', 'before', '', { label: 'a' });
  await inTurn(() => {
    drafts.change('f#b', 'meanwhile', '', { label: 'b' });
    drafts.flush('f#b');
    return Promise.resolve(void written.push('action'));
  });
  await vi.waitFor(() => expect(written).toEqual(['before', 'action', 'meanwhile']));
});
