import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { FileAnswer, SiteOverview } from '../../../protocol/answers.ts';
import type { PresentPerson } from '../../../protocol/presence.ts';
import { createField } from '../model/create-field.ts';
import { FormProvider } from '../saving/form-state.tsx';
import { takePeople } from '../../state/people-here.ts';
import { ViewProvider } from '../../state/view.tsx';
import { FieldView } from './field-view.tsx';
import type { LeafField } from '../model/form-field.ts';

// jsdom lacks both: a page that was reloaded shows the same selection again, and a text area grows once fonts have come.
Object.defineProperty(document, 'fonts', { value: new EventTarget() });
Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true });

const FILE = 'content/pages/home.yaml';
const PATH = ['sections', 0, 'title'];
const site = { files: [], regions: [], languages: [], facts: [] } as unknown as SiteOverview; // the rest isn't read here
const client = new QueryClient();

/** The form of the title of the first section. */
function Form({ value }: { value: string }) {
  const data = { sections: [{ title: value }] };
  const file = { file: FILE, data, problems: [], translations: [] } as unknown as FileAnswer; // as above
  const field = createField({ type: 'string' }, value, { path: PATH, root: {}, required: true, title: 'Title' });
  client.setQueryData(['site'], site);
  return (
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <ViewProvider>
          <FormProvider {...{ file, site, problems: new Map(), schema: {}, title: 'Home', focused: undefined }}>
            <FieldView field={{ ...field, control: 'text' } as LeafField} />
          </FormProvider>
        </ViewProvider>
      </MantineProvider>
    </QueryClientProvider>
  );
}

let version = 0;
const tell = (people: Partial<PresentPerson>[]): void =>
  takePeople(
    {
      run: 'one',
      version: ++version,
      people: people.map((one) => ({ person: 'anna', name: 'Anna', color: 0, ...one })),
    },
    'bo',
  );

const input = () => screen.getByLabelText<HTMLTextAreaElement>('Title');
const description = (): string => {
  const ids = input().getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent).join(' ');
};

beforeEach(() => tell([]));

test('the description of a field says that somebody else is typing in it, and nobody else', () => {
  render(<Form value="Old" />);
  act(() => tell([{ types: { file: FILE, path: PATH, isLong: false } }]));
  expect(description()).toBe('Anna is typing here');
  expect(input().readOnly).toBe(false);
  act(() => tell([{ person: 'bo', name: 'Bo', types: { file: FILE, path: PATH, isLong: false } }]));
  expect(input().getAttribute('aria-describedby')).toBeNull();
  act(() => tell([{ types: { file: FILE, path: ['sections', 1, 'title'], isLong: true } }]));
  expect(input().getAttribute('aria-describedby')).toBeNull();
});

test('a long text that somebody else is typing takes no letters until it is free', () => {
  render(<Form value="Old" />);
  act(() => tell([{ types: { file: FILE, path: PATH, isLong: true } }]));
  expect(description()).toBe('Anna is typing. You can go on when Anna is done.');
  expect(input().readOnly).toBe(true);
  act(() => tell([{}]));
  expect(input().readOnly).toBe(false);
});

test('a text that somebody else has changed keeps what is selected in it', () => {
  const { rerender } = render(<Form value="The person you write to" />);
  input().focus();
  input().setSelectionRange(4, 10);
  fireEvent(document, new Event('selectionchange'));
  rerender(<Form value="Oh, the person you write to" />);
  rerender(<Form value="Oh, The person you write to me" />);
  const { value, selectionStart, selectionEnd } = input();
  expect(value.slice(selectionStart, selectionEnd)).toBe('person');
});
