import { beforeEach, expect, test, vi } from 'vitest';
import { ADA } from '../../tests/support/contact-kit.tsx';

const KEY = 'contact-draft';

/** The module as a page that has just been loaded has it. */
async function reload() {
  vi.resetModules();
  return import('./contact-draft.ts');
}

beforeEach(() => sessionStorage.clear());

test('what was typed survives a reload', async () => {
  (await reload()).saveDraft(ADA);
  expect((await reload()).currentDraft()).toEqual(ADA);
});

test('what was sent does not', async () => {
  const { saveDraft, clearDraft } = await reload();
  saveDraft(ADA);
  clearDraft();
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect((await reload()).currentDraft().message).toBe('');
});

test.each(['{', 'null', '7', '[]', '{"name":5}', '{"name":{"x":1}}'])(
  'nonsense in storage (%s) is no draft',
  async (nonsense) => {
    sessionStorage.setItem(KEY, nonsense);
    expect(Object.values((await reload()).currentDraft())).toEqual(['', '', '', '', '']);
  },
);

test('fields that are not the form’s are left out', async () => {
  sessionStorage.setItem(KEY, JSON.stringify({ name: 'Ada', toString: 'x', extra: 'y' }));
  expect((await reload()).currentDraft()).toEqual({ name: 'Ada', email: '', company: '', service: '', message: '' });
});

test('listeners hear of changes until they have had enough', async () => {
  const { saveDraft, onDraftChange } = await reload();
  const listener = vi.fn<() => void>();
  const stop = onDraftChange(listener);
  saveDraft(ADA);
  stop();
  saveDraft(ADA);
  expect(listener).toHaveBeenCalledOnce();
});
