import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ApplyOutcome, DraftChanges } from '../../../protocol/draft-calls.ts';
import { ApplyForm } from './apply-form.tsx';

const CHANGES: DraftChanges = {
  files: [
    { file: 'content/pages/offers.yaml', title: 'Offers', status: 'added', changes: [], diff: '' },
    {
      file: 'content/pages/home.yaml',
      title: 'Home',
      status: 'changed',
      changes: [{ id: 'a', kind: 'set', label: 'Hero: title', before: 'Hello', after: 'Merry Christmas' }],
      diff: '',
    },
  ],
  conflicts: [
    {
      id: 'price',
      title: 'Pricing',
      label: 'Plans: price, USA',
      ours: { person: 'Ida', value: '145' },
      theirs: { person: 'Bo', value: '150' },
    },
  ],
};

let sent: unknown[];

/** Answers what is asked as the server does. */
const answer = (changes: DraftChanges, outcome: ApplyOutcome) =>
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    if (path.endsWith('applyDraft')) sent.push(JSON.parse(body));
    return Promise.resolve(Response.json(path.endsWith('applyDraft') ? outcome : changes));
  });

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <ApplyForm own={{ id: 'a1', name: 'Christmas' }} />
      </MantineProvider>
    </QueryClientProvider>,
  );

const button = () => screen.findByRole('button', { name: 'Apply to Main' });

it('shows what changes by page, and waits until each value that both have changed is chosen', async () => {
  answer(CHANGES, { state: 'refused', message: 'It would have a mistake.', details: '' });
  const { unmount } = show();
  expect((await button()).matches(':disabled')).toBe(true);
  expect(screen.getByRole('heading', { name: /^Offers/ }).textContent).toBe('OffersNew');
  expect(screen.getByRole('list', { name: /Home/ }).textContent).toContain('Hero: title');
  expect(screen.getByRole('status').textContent).toBe('Choose 1 value above first.');
  fireEvent.click(screen.getByRole('radio', { name: '150' }));
  // What is chosen stays when the dialog is closed.
  unmount();
  show();
  fireEvent.click(await button());
  expect((await screen.findByRole('alert')).textContent).toContain('It would have a mistake.');
  expect(sent).toEqual([{ id: 'a1', choices: { price: 'theirs' } }]);
});

it('says that there is nothing left to take over', async () => {
  answer({ files: [], conflicts: [] }, { state: 'conflicts' });
  show();
  expect((await button()).matches(':disabled')).toBe(false);
  expect(screen.getByText('The main draft has all of it already.')).toBeDefined();
});
