import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import type { KeptDrafts } from './draft.ts';

const FILE = 'kept.yaml';
const sections = (...titles: string[]) => titles.map((title) => ({ type: title, title }));
const keyAt = (index: number) => `${FILE}#sections[${index}].title`;

/** Opens a page of the builder, with what the browser has kept. */
async function openPage() {
  vi.resetModules();
  const [{ keepUnsaved }, { followFields }, { drafts }] = await Promise.all([
    import('./keep-unsaved.ts'),
    import('./follow-fields.ts'),
    import('./unsaved.ts'),
  ]);
  const client = new QueryClient();
  followFields(client);
  keepUnsaved();
  const show = (...titles: string[]) =>
    client.setQueryData(['file', FILE], { data: { sections: sections(...titles) } });
  const shown = () => drafts.all().map(([key, { value }]) => [key, value]);
  return { drafts, show, shown };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('goes on with a text in its section, which others have moved while the page was closed', async () => {
  const before = await openPage();
  before.show('about', 'faq');
  before.drafts.change(keyAt(1), 'Questions', 'faq', { label: 'FAQ: title' });
  const { show, shown } = await openPage();
  expect(shown()).toEqual([[keyAt(1), 'Questions']]);
  show('hero', 'about', 'faq');
  expect(shown()).toEqual([[keyAt(2), 'Questions']]);
});

it('shows a text that was kept of a field which has another one by now', async () => {
  const draft = (value: string): KeptDrafts => [[keyAt(0), { value, seen: 'about', label: 'About: title' }]];
  for (const [tab, value] of ['First', 'Second', 'Second'].entries())
    localStorage.setItem(`builder-unsaved::${tab}`, JSON.stringify({ drafts: draft(value), additions: [] }));
  const { shown } = await openPage();
  expect(shown()).toEqual([
    [keyAt(0), 'First'],
    [expect.stringMatching(/^gone:/), 'Second'],
    [expect.stringMatching(/^gone:/), 'Second'],
  ]);
  expect(Object.keys(localStorage)).toHaveLength(1);
});

it('goes on with a text that another tab has kept for other sections', async () => {
  const drafts: KeptDrafts = [[keyAt(0), { value: 'Questions', seen: 'faq', label: 'FAQ: title' }]];
  const kept = { drafts, additions: [], files: { [FILE]: { sections: sections('faq', 'about') } } };
  localStorage.setItem('builder-unsaved::other', JSON.stringify(kept));
  const { show, shown } = await openPage();
  show('about', 'faq');
  expect(shown()).toEqual([[keyAt(1), 'Questions']]);
});
