import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Publication } from '../../../protocol/publish-calls.ts';
import { PublicationStatus } from './publication-status.tsx';
import { publicationQuery } from './publishing-queries.ts';

const LIVE: Publication = { state: 'live', message: 'Live since 14:02:31 in USA' };

let client: QueryClient;
let answered: Publication;

beforeEach(() => {
  client = new QueryClient();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answered)));
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
});
