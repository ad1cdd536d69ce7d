import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { showOutcome } from '../../state/edit.ts';
import { useStatus } from '../../state/status.ts';
import { renderHook } from '@testing-library/react';
import { SAVE_DELAY_MS } from './drafts.ts';
import { drafts, fieldKey } from './unsaved.ts';

test('says no longer that a value is refused once the field has its old value again', async () => {
  vi.useFakeTimers();
  const refusal = {
    ok: false,
    diff: '',
    files: [],
    problems: [
      { severity: 'error' as const, file: 'a.yaml', line: 1, column: 1, path: 'title', message: 'Empty.', hint: '' },
    ],
  };
  const key = fieldKey('a.yaml', ['title']);
  drafts.connect((saved) => {
    if (saved !== key) return Promise.resolve({ ok: true, problems: [] });
    showOutcome(new QueryClient(), refusal, { field: key });
    return Promise.resolve(refusal);
  });
  const about = { label: 'Change' };
  const status = renderHook(() => useStatus()).result;
  drafts.change(key, '', 'Hello', about);
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(status.current).toMatchObject({ kind: 'problem', text: 'Empty.' });
  // Another field is changed and saved: the refusal still stands.
  const other = fieldKey('a.yaml', ['text']);
  drafts.change(other, 'b', 'a', about);
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(status.current.kind).toBe('problem');
  drafts.change(key, 'Hello', 'Hello', about);
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(status.current).toMatchObject({ kind: 'idle', text: '' });
  vi.useRealTimers();
});
