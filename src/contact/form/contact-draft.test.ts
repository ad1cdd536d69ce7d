import { beforeEach, expect, test, vi } from 'vitest';
import { ADA } from '../../../tests/support/render-contact.tsx';

const KEY = 'contact-draft';

/** Imports the module like a page that has just loaded. */
async function reload() {
  vi.resetModules();
  return import('./contact-draft.ts');
}

beforeEach(() => sessionStorage.clear());

test('keeps the draft across a reload', async () => {
  (await reload()).saveDraft(ADA);
  expect((await reload()).currentDraft()).toEqual(ADA);
});

test('deletes the draft after sending', async () => {
  const { saveDraft, clearDraft } = await reload();
  saveDraft(ADA);
  clearDraft();
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect((await reload()).currentDraft().message).toBe('');
});

test.each(['{', 'null', '7', '[]', '{"name":5}', '{"name":{"x":1}}'])(
  'ignores an invalid stored draft (%s)',
  async (nonsense) => {
    sessionStorage.setItem(KEY, nonsense);
    expect(Object.values((await reload()).currentDraft())).toEqual(['', '', '', '', '']);
  },
);

test('ignores unknown fields', async () => {
  sessionStorage.setItem(KEY, JSON.stringify({ name: 'Ada', toString: 'x', extra: 'y' }));
  expect((await reload()).currentDraft()).toEqual({ name: 'Ada', email: '', company: '', service: '', message: '' });
});

test('notifies listeners of changes until they unsubscribe', async () => {
  const { saveDraft, onDraftChange } = await reload();
  const listener = vi.fn<() => void>();
  const stop = onDraftChange(listener);
  saveDraft(ADA);
  stop();
  saveDraft(ADA);
  expect(listener).toHaveBeenCalledOnce();
});
