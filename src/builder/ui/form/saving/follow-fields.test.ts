import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { fileQuery } from '../../state/queries.ts';
import { SAVE_DELAY_MS } from './drafts.ts';
import { followFields, placeNow } from './follow-fields.ts';
import { drafts, fieldKey } from './unsaved.ts';

const section = (en: string) => ({ type: 'about', title: { en } });
const path = (index: number) => ['sections', index, 'title', 'en'];

it.each([
  ['where it was', ['a', 'b', 'c'], undefined],
  ['behind a section that came before it', ['x', 'a', 'b', 'c'], path(2)],
  ['where it was moved', ['b', 'a', 'c'], path(0)],
  ['nowhere, once its section is gone', ['a', 'c'], undefined],
  ['nowhere for sure, if two sections have its text', ['b', 'a', 'b'], undefined],
])('a field stands %s', (_name, titles, place) =>
  expect(placeNow({ sections: titles.map(section) }, path(1), 'b')).toEqual(place),
);

it('a refused text goes along with its section', async () => {
  vi.useFakeTimers();
  const client = new QueryClient();
  followFields(client);
  const problem = { severity: 'error', file: 'f', line: 1, column: 1, path: '', message: 'Wrong.', hint: '' } as const;
  drafts.connect(() => Promise.resolve({ ok: false, problems: [problem] }));
  drafts.change(fieldKey('f', path(1)), '{now}', 'b', { label: 'About: title' });
  drafts.change(fieldKey('other', path(1)), '{now}', 'b', { label: 'About: title' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  client.setQueryData(fileQuery('f').queryKey, { data: { sections: ['b', 'a'].map(section) } } as never);
  expect(drafts.all().map(([key]) => key)).toEqual([fieldKey('f', path(0)), fieldKey('other', path(1))]);
  vi.useRealTimers();
});

it('a text that is not saved yet goes along with its section, even if other sections have the same', () => {
  const client = new QueryClient();
  followFields(client);
  const show = (...sections: object[]) => client.setQueryData(fileQuery('g').queryKey, { data: { sections } } as never);
  const [about, faq] = [section(''), { type: 'faq', title: { en: '' } }];
  show(about, faq);
  drafts.change(fieldKey('g', path(1)), 'Questions', '', { label: 'FAQ: title' });
  show(faq, about);
  expect(drafts.get(fieldKey('g', path(0)))?.value).toBe('Questions');
  expect(drafts.get(fieldKey('g', path(1)))).toBeUndefined();
});
