import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { SAVE_DELAY_MS } from './drafts.ts';
import { followFields } from './follow-fields.ts';
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

it('saves a text in its section, if others have moved that before the server had the text', async () => {
  vi.useFakeTimers();
  const client = new QueryClient();
  followFields(client);
  const [about, faq] = ['about', 'faq'].map((type) => ({ type, title: type }));
  const fileWith = (...sections: unknown[]) => ({ file: FILE, data: { sections }, hash: String(sections.length) });
  client.setQueryData(['file', FILE], fileWith(about, faq));
  const sent: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof globalThis.fetch>((address, init) => {
      if (typeof address === 'string' && address.endsWith('file'))
        return Promise.resolve(Response.json(fileWith(faq, about)));
      const { guards } = JSON.parse(init?.body as string) as { guards: { path: unknown[]; value: string }[] };
      sent.push(guards);
      const [guard] = guards;
      const theirs = guard?.path[1] === 0 ? 'faq' : 'about';
      const ok = guard?.value === theirs;
      const conflict = { file: FILE, path: guard?.path, yours: 'About us', theirs };
      return Promise.resolve(Response.json({ ok, diff: '', files: [], problems: [], ...(!ok && { conflict }) }));
    }),
  );
  connectDrafts(client);
  drafts.change(`${FILE}#sections[0].title`, 'About us', 'about', { label: 'About' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await vi.waitFor(() => expect(drafts.all()).toEqual([]));
  expect(sent).toEqual([
    [{ file: FILE, path: ['sections', 0, 'title'], value: 'about' }],
    [{ file: FILE, path: ['sections', 1, 'title'], value: 'about' }],
  ]);
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
