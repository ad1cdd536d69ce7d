import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PullOutcome } from '../../../protocol/online-calls.ts';
import { MovedNote } from './moved-note.tsx';

const MOVED = { versions: 2, people: ['Anna', 'Bo'] };
const CONFLICT = {
  id: 'price',
  title: 'Pricing',
  label: 'Plans: price, USA',
  ours: { person: 'Ida', value: '145' },
  theirs: { person: 'Bo', value: '150' },
};

let sent: unknown[];

/** Answers a pull as the server does, with one outcome after the other. */
const answer = (...outcomes: PullOutcome[]) =>
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(Response.json(outcomes.shift()));
  });

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});

const client = new QueryClient();
const noteOf = (moved: Parameters<typeof MovedNote>[0]) => (
  <QueryClientProvider client={client}>
    <MantineProvider>
      <MovedNote {...moved} />
    </MantineProvider>
  </QueryClientProvider>
);
const show = (moved: Parameters<typeof MovedNote>[0] = MOVED) => render(noteOf(moved));

const take = () => fireEvent.click(screen.getByRole('button', { name: 'Bring in changes' }));

describe('the note about changes online', () => {
  it('says who has changed something, and takes it over', async () => {
    answer({ state: 'done', message: 'Done.' });
    show();
    expect(screen.getByText(/^2 new versions by Anna and Bo aren’t here yet\./)).toBeDefined();
    take();
    await vi.waitFor(() => expect(sent).toEqual([{ choices: {} }]));
  });

  it('shows both versions of a value, and sends the choice', async () => {
    answer({ state: 'conflicts', conflicts: [CONFLICT] }, { state: 'done', message: 'Done.' });
    show();
    take();
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed here and online' }));
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Bring in' });
    expect(button.disabled).toBe(true);
    expect(dialog.getByRole('radiogroup', { name: 'Pricing: Plans: price, USA' }).textContent).toMatch(
      /145Here, by Ida.*150Online, by Bo/,
    );
    fireEvent.click(dialog.getByRole('radio', { name: /^150/ }));
    fireEvent.click(button);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ choices: {} }, { choices: { price: 'theirs' } }]);
  });

  it('says why nothing was taken over, and lets somebody try again', async () => {
    answer({ state: 'refused', message: 'The disk is full.', details: 'ENOSPC' });
    show();
    take();
    expect(await screen.findByText(/The disk is full\.$/)).toBeDefined();
    expect(screen.getByText('ENOSPC')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bring in changes' }).disabled).toBe(false);
  });

  it('installs a new version of the program, says how it goes, and then what failed', async () => {
    answer({ state: 'installing' });
    const { rerender } = show({ ...MOVED, bringsCode: true });
    expect(screen.getByText(/^A new version of the builder comes with them\./)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Install and bring in' }));
    await vi.waitFor(() => expect(sent).toEqual([{ choices: {} }]));
    rerender(noteOf({ ...MOVED, bringsCode: true, installing: 'content' }));
    expect(screen.getByText('Checking the site with the new version …')).toBeDefined();
    expect(screen.getByRole('button').dataset['loading']).toBe('true');
    const outcome = { state: 'refused', message: 'It failed.', details: 'npm ci' } as const;
    rerender(noteOf({ ...MOVED, bringsCode: true, outcome }));
    expect(await screen.findByText(/It failed\./)).toBeDefined();
    expect(screen.getByText('npm ci')).toBeDefined();
  });

  it('shows both versions of a value that an installation has found', async () => {
    answer({ state: 'installing' }, { state: 'installing' });
    const { rerender } = show({ ...MOVED, bringsCode: true });
    fireEvent.click(screen.getByRole('button', { name: 'Install and bring in' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    rerender(noteOf({ ...MOVED, bringsCode: true, outcome: { state: 'conflicts', conflicts: [CONFLICT] } }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed here and online' }));
    fireEvent.click(dialog.getByRole('radio', { name: /^145/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Bring in' }));
    await vi.waitFor(() => expect(sent).toEqual([{ choices: {} }, { choices: { price: 'ours' } }]));
  });

  it('says that a developer has to install a new version, in place of a button', () => {
    show({ ...MOVED, obstacle: { message: 'A new version is ready.', details: 'src/a.ts' } });
    expect(screen.getByText(/A new version is ready\.$/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
