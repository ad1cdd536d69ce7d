import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { SAVE_DELAY_MS } from './drafts.ts';
import { connectDrafts } from './save-drafts.ts';
import { drafts } from './unsaved.ts';

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
