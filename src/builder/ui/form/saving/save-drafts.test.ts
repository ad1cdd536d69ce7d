import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { SAVE_DELAY_MS } from './drafts.ts';
import { connectDrafts } from './save-drafts.ts';
import { drafts } from './unsaved.ts';

const FILE = 'content/pages/home.yaml';
const KEY = 'content/pricing.yaml#plans[0].hours';
const flaw = { message: '“ten” isn’t a number.', hint: 'Write a whole number, for example 12.' };

afterEach(() => vi.useRealTimers());

it("doesn't send a value that no file could hold, says why, and keeps the reason", async () => {
  vi.useFakeTimers();
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  connectDrafts(new QueryClient());
  drafts.change(KEY, 'ten', 10, { label: 'Pricing: hours', flaw });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(drafts.get(KEY)).toMatchObject({ value: 'ten', problems: [{ ...flaw, path: 'plans[0].hours' }] });
  expect(drafts.toKeep()).toMatchObject([[KEY, { value: 'ten', flaw }]]);
  expect(fetch).not.toHaveBeenCalled();
  // Once it's one, it's saved like any value.
  drafts.change(KEY, 12, 10, { label: 'Pricing: hours' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(fetch).toHaveBeenCalled();
  drafts.discard(KEY);
});

it('saves the languages of a text together if they were refused one by one', async () => {
  vi.useFakeTimers();
  const client = new QueryClient();
  const data = { title: { en: 'Reply', da: 'Svar' } };
  client.setQueryData(['file', FILE], { file: FILE, data, hash: '1' });
  const sent: unknown[] = [];

  vi.stubGlobal(
    'fetch',
    vi.fn<typeof globalThis.fetch>((_address, init) => {
      const { request } = JSON.parse(init?.body as string) as {
        request?: { edits: { operations: { path: string[] }[] }[] };
      };
      const changed = request?.edits[0]?.operations.map(({ path }) => path.join('.')) ?? [];
      sent.push(changed);
      const ok = changed.length === 2;
      const problems = ok
        ? []
        : [{ severity: 'error', file: FILE, line: 1, column: 1, path: 'title.da', message: 'Lacks.', hint: '' }];
      return Promise.resolve(Response.json({ ok, diff: '', files: [], problems }));
    }),
  );
  connectDrafts(client);
  drafts.change(`${FILE}#title.en`, 'Reply {time}', 'Reply', { label: 'English' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(drafts.get(`${FILE}#title.en`)?.problems).toHaveLength(1);
  drafts.change(`${FILE}#title.da`, 'Svar {time}', 'Svar', { label: 'Danish' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(sent.slice(0, 3)).toEqual([['title.en'], ['title.da'], ['title.da', 'title.en']]);
  expect(drafts.get(`${FILE}#title.da`)).toBeUndefined();
  drafts.discard(`${FILE}#title.en`);
});
