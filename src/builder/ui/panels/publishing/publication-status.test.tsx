import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Publication } from '../../../protocol/publish-calls.ts';
import { useStatus } from '../../state/status.ts';
import { useRunningPublication } from './follow-publication.ts';
import { PublicationStatus } from './publication-status.tsx';
import { publicationQuery } from './publishing-queries.ts';

vi.mock('../../../../page/behaviors/push-channel.ts', () => ({ pushChannel: () => ({ on: () => () => undefined }) }));

const LIVE: Publication = { state: 'live', message: 'Live since 14:02:31 in USA' };

let client: QueryClient;
let answered: Publication;
/** The calls that were made. */
let called: string[];

beforeEach(() => {
  client = new QueryClient();
  called = [];
  vi.stubGlobal('fetch', (url: string) => {
    called.push(url.slice(url.lastIndexOf('/') + 1));
    return Promise.resolve(Response.json(answered));
  });
});

/** Sets what the server says of the publication. */
const say = (publication: Publication) => {
  answered = publication;
  act(() => void client.setQueryData(publicationQuery.queryKey, publication));
};

const show = (isOutdated: boolean) =>
  render(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <PublicationStatus isOutdated={isOutdated} />
      </MantineProvider>
    </QueryClientProvider>,
  );

/** What the header says of the publication, and whether screen readers hear it there. */
function Header() {
  useRunningPublication();
  const { text, isInNotice } = useStatus();
  return <p aria-hidden={isInNotice}>{text}</p>;
}

const status = () => screen.getByRole('status').textContent;

describe('the status of the publication', () => {
  it('is about the last publication beside newer changes', () => {
    say(LIVE);
    show(true);
    expect(status()).toBe('Last publication: live since 14:02:31 in USA');
  });

  it('is as the server says it where nothing has changed since', () => {
    say(LIVE);
    show(false);
    expect(status()).toBe('Live since 14:02:31 in USA');
  });

  it('is news where the publication ends meanwhile, also of a part of the changes', async () => {
    say({ state: 'running', step: 'build' });
    show(true);
    say(LIVE);
    await vi.waitFor(() => expect(status()).toBe('Live since 14:02:31 in USA'));
  });

  it('says what it does, how long that took last time, and whose it is', async () => {
    say({ state: 'running', step: 'build', lastSeconds: 6 });
    show(true);
    expect(status()).toContain('Preparing the pages… This took 6 seconds last time.');
    say({ state: 'running', step: 'verify', by: 'Bo' });
    await vi.waitFor(() => expect(status()).toContain('Bo is publishing. Checking what visitors see…'));
  });

  it('can be canceled until the pages are put online', async () => {
    say({ state: 'running', step: 'build' });
    show(true);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel publishing' }));
    await vi.waitFor(() => expect(called).toContain('cancelPublication'));
    say({ state: 'running', step: 'switch' });
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel publishing' })).toBeNull());
  });

  it('is heard once: in the dialog while it is open, and from the header once it is closed', async () => {
    say({ state: 'running', step: 'build' });
    render(
      <QueryClientProvider client={client}>
        <Header />
      </QueryClientProvider>,
    );
    const header = () => screen.getAllByText(/…$/, { ignore: '[role=status] *' }).map((p) => p.ariaHidden);
    const dialog = show(false);
    say({ state: 'running', step: 'switch' });
    await vi.waitFor(() => expect(header()).toEqual(['true']));
    dialog.unmount();
    say({ state: 'running', step: 'verify' });
    await vi.waitFor(() => expect(header()).toEqual(['false']));
  });
});
