import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SiteOverview } from '../../../protocol/answers.ts';
import { siteQuery } from '../../state/queries.ts';
import { ViewProvider } from '../../state/view.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';

// jsdom lacks both.
Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true });
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const languages = [
  { code: 'en', name: 'English' },
  { code: 'da', name: 'Danish' },
];
const collections = [{ name: 'choirs', title: 'Choir', plural: 'Choirs', isNameByLanguage: false }];
const files = [{ file: 'content/pages/about-me.yaml', group: 'pages', title: 'About me', address: '/about-me' }];
const templates = [
  {
    of: 'page',
    file: 'content/templates/pages/concert-page.yaml',
    name: 'Concert page',
    description: 'For one evening.',
    address: '_templates/pages/concert-page',
    types: ['hero'],
  },
  {
    of: 'section',
    file: 'content/templates/sections/a.yaml',
    name: 'Tickets',
    address: '_templates/sections/a',
    types: [],
  },
];
const regions = [{ code: 'us', name: 'USA' }];
const pageLists = [{ name: 'tours', title: 'Tours' }];
const site = { languages, files, collections, templates, pageLists, regions } as unknown as SiteOverview; // the rest isn't read here

function show(from?: string) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(siteQuery.queryKey, site);
  const rendered = render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <ViewProvider>
          <NewPageDialog opened onClose={() => undefined} from={from} />
        </ViewProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { ...rendered, client };
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });

beforeEach(() =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => new Promise(() => undefined)),
  ),
);

it('keeps everything that is filled in until it is opened again, for each page that is copied by itself', () => {
  const { unmount } = show();
  write('Name', 'Dental clinics');
  write('Address', 'clinics');
  fireEvent.click(screen.getByRole('radio', { name: 'Concert page. For one evening.' }));
  fireEvent.click(screen.getByText('Header'));
  unmount(); // Escape, a click beside it, a reload
  const copy = show('content/pages/about-me.yaml');
  expect(input('Name').value).toBe('');
  copy.unmount();
  show();
  expect(input('Name').value).toBe('Dental clinics');
  expect(input('Address').value).toBe('clinics');
  expect(screen.getByRole('radio', { name: /^Concert page/ }).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Header' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(input('Name').value).toBe('');
});

it('makes an address of the words that are typed, and says so before', () => {
  show();
  write('Address', 'Dental Clinics æ');
  expect(screen.getByText('Becomes dental-clinics-ae')).toBeDefined();
  fireEvent.blur(input('Address'));
  expect(input('Address').value).toBe('dental-clinics-ae');
  expect(screen.queryByText(/^Becomes/)).toBeNull();
});

it('asks only for what an entry needs, and keeps the rest for a page', () => {
  show();
  const listings = () => screen.queryAllByRole('radio', { name: /^(?:Header|Tours|Footer)$/ });
  expect(listings()).toHaveLength(3);
  fireEvent.click(screen.getByRole('radio', { name: 'Tours' }));
  expect(screen.getByText('The link appears there once the page is no longer a draft.')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Choir' }));
  expect(listings()).toHaveLength(0);
  expect(screen.queryByRole('radiogroup', { name: 'Start from' })).toBeNull();
  write('Name', 'Vox Humana');
  expect(input('Short name').value).toBe('vox-humana');
  fireEvent.click(screen.getByRole('radio', { name: 'Page' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tours' }).checked).toBe(true);
  expect(input('Name').value).toBe('Vox Humana');
});

it('starts a page from nothing, from a template with its picture, or from another page', () => {
  show();
  const isChosen = (name: RegExp) => screen.getByRole('radio', { name }).getAttribute('aria-checked') === 'true';
  expect(isChosen(/^Empty page/)).toBe(true);
  expect(screen.queryByRole('radio', { name: /Tickets/ })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^Concert page/ }));
  expect([isChosen(/^Empty page/), isChosen(/^Concert page/)]).toEqual([false, true]);
  expect(document.querySelector('iframe')?.getAttribute('src')).toBe('/us/_templates/pages/concert-page');
  fireEvent.click(screen.getByRole('combobox', { name: 'Or copy a page' }));
  fireEvent.click(screen.getByRole('option', { name: 'About me' }));
  expect([isChosen(/^Empty page/), isChosen(/^Concert page/)]).toEqual([false, false]);
});

it('goes on with the name once a start is clicked, if it has none yet', () => {
  show();
  const template = screen.getByRole('radio', { name: /^Concert page/ });
  const click = (init: MouseEventInit) => {
    template.focus();
    fireEvent.click(template, init);
    return document.activeElement;
  };
  expect(click({ detail: 0 })).toBe(template); // by a key
  expect(click({ detail: 1 })).toBe(input('Name'));
  write('Name', 'Advent');
  expect(click({ detail: 1 })).toBe(template);
});

it('says what is missing where it is to be filled in', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Create draft' }));
  expect(screen.getByText('Write a name.')).toBeDefined();
  expect(document.activeElement).toBe(input('Name'));
});

it('does not call the address taken while the page itself is being created', async () => {
  const taken = 'There is a page called “clinics” already.';
  let isCreating = false;
  vi.stubGlobal(
    'fetch',
    vi.fn((address: string) => {
      if (address.endsWith('/create')) {
        isCreating = true;
        return new Promise<Response>(() => undefined);
      }
      return Promise.resolve(Response.json(isCreating ? { problem: taken } : {}));
    }),
  );
  const { client } = show();
  write('Name', 'Clinics');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  fireEvent.click(screen.getByRole('button', { name: 'Create draft' }));
  await vi.waitFor(() => expect(isCreating).toBe(true));
  await client.refetchQueries({ queryKey: ['checkName'] });
  expect(client.getQueryData(['checkName', '', 'clinics'])).toEqual({ problem: taken });
  expect(screen.queryByText(taken)).toBeNull();
});
