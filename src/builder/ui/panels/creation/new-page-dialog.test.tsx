import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SiteOverview } from '../../../protocol/site-methods.ts';
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
const site = { languages, files: [], icons: ['Search'], regions: [] } as unknown as SiteOverview; // the rest isn't read here

function show(from?: string) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(siteQuery.queryKey, site);
  return render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <ViewProvider>
          <NewPageDialog opened onClose={() => undefined} from={from} />
        </ViewProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
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
  write('Name, English', 'Dental clinics');
  write('Search description, Danish', 'Hvad en klinik får ud af det.');
  fireEvent.click(screen.getByText('Header'));
  unmount(); // Escape, a click beside it, a reload
  const copy = show('content/pages/about-me.yaml');
  expect(input('Name, English').value).toBe('');
  copy.unmount();
  show();
  expect(input('Name, English').value).toBe('Dental clinics');
  expect(input('Search description, Danish').value).toBe('Hvad en klinik får ud af det.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Header' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(input('Name, English').value).toBe('');
});

it('makes an address of the words that are typed, and says so before', () => {
  show();
  write('Address', 'Dental Clinics æ');
  expect(screen.getByText('Becomes dental-clinics-ae')).toBeDefined();
  fireEvent.blur(input('Address'));
  expect(input('Address').value).toBe('dental-clinics-ae');
  expect(screen.queryByText(/^Becomes/)).toBeNull();
});

it('keeps the place that was chosen when the kind of page changes', () => {
  show();
  const place = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  fireEvent.click(screen.getByText('Service page'));
  expect(place('Services').checked).toBe(true);
  fireEvent.click(place('Footer'));
  fireEvent.click(screen.getByText('Page'));
  expect(place('Footer').checked).toBe(true);
});
