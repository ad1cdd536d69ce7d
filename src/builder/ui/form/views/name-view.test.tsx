import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FileAnswer, SiteOverview } from '../../../protocol/answers.ts';
import { createField } from '../model/create-field.ts';
import type { Addition } from '../saving/additions.ts';
import { FormProvider } from '../saving/form-state.tsx';
import { additions } from '../saving/unsaved.ts';
import { ViewProvider } from '../../state/view.tsx';
import { FieldView } from './field-view.tsx';

// jsdom lacks it; a page that was reloaded shows the same selection again.
Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true });

const FILE = 'content/pages/home.yaml';
const site = { files: [], regions: [], languages: [] } as unknown as SiteOverview; // the rest isn't read here
const client = new QueryClient();

/** The form of the first section's name, as the file holds it. */
function Form({ sections, value }: { sections: { id: string }[]; value: string }) {
  const file = { file: FILE, data: { sections }, problems: [], translations: [] } as unknown as FileAnswer; // as above
  const position = { path: ['sections', 0, 'id'], root: {}, required: true, title: 'Name' };
  return (
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <ViewProvider>
          <FormProvider {...{ file, site, problems: new Map(), schema: {}, title: 'Home', focused: undefined }}>
            <FieldView field={createField({ type: 'string' }, value, position)} />
          </FormProvider>
        </ViewProvider>
      </MantineProvider>
    </QueryClientProvider>
  );
}

test('a name that is typed while its entry is saved keeps the cursor, and is renamed by a button later', () => {
  const addition: Addition = {
    file: FILE,
    at: ['sections'],
    value: { id: 'from-the-title' },
    schema: {},
    title: 'Section',
    problems: [],
  };
  additions.begin(addition);
  const { rerender } = render(<Form sections={[]} value="from-the-title" />);
  const input = screen.getByLabelText<HTMLInputElement>('Name', { selector: 'input' });
  input.focus();
  // What is typed replaces the name that was made of the title.
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 'from-the-title'.length]);
  fireEvent.change(input, { target: { value: 'own' } });
  additions.end(addition);
  rerender(<Form sections={[{ id: 'from-the-title' }]} value="from-the-title" />);
  expect(document.activeElement).toBe(input);
  fireEvent.change(input, { target: { value: 'own-name' } });
  expect(input.value).toBe('own-name');
  fireEvent.blur(input);
  rerender(<Form sections={[{ id: 'own-name' }]} value="own-name" />);
  const renamed = screen.getByLabelText<HTMLInputElement>('Name', { selector: 'input' });
  expect(renamed).not.toBe(input);
  fireEvent.change(renamed, { target: { value: 'other' } });
  expect(screen.getByRole('button', { name: 'Rename' })).toBeDefined();
});
