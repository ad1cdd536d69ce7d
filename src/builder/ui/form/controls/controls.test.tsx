import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { FileAnswer, SiteOverview } from '../../../protocol/answers.ts';
import { createField } from '../model/create-field.ts';
import type { LeafField } from '../model/form-field.ts';
import type { FormSchema } from '../model/json-schema.ts';
import { FormProvider } from '../saving/form-state.tsx';
import { Control } from './control.tsx';

const file = {
  file: 'content/a.yaml',
  data: { source: { host: 'youtube', id: 'x' } },
  problems: [],
  translations: [],
} as unknown as FileAnswer; // the rest isn't read here
const site = {
  files: [{ file: 'content/pages/about.yaml', group: 'pages', title: 'About', address: '/about' }],
  icons: ['Search'],
  languages: [{ code: 'en', name: 'English' }],
  regions: [{ code: 'dk', language: 'en', locale: 'da-DK', currency: 'DKK' }],
  sectionTypes: [],
  facts: [],
  anchors: { '/about': [{ anchor: 'prices', title: { en: 'What it costs' } }] },
} as unknown as SiteOverview; // as above

/** Shows the input of a schema, and returns it with the values that it gave. */
function show(schema: FormSchema, first: unknown, path = ['value']) {
  const field = createField({ title: 'Value', ...schema }, first, {
    path,
    root: {},
    required: true,
  }) as LeafField; // a single value
  const taken: unknown[] = [];
  function Shown() {
    const [value, set] = useState(first);
    const take = (next: unknown) => {
      taken.push(next);
      set(next);
    };
    const common = { onBlur: () => undefined, error: false, describedBy: undefined, readOnly: false };
    return (
      <>
        <Control {...{ field, id: 'value', value, change: take, choose: take, ...common }} />
        <button onClick={() => set(first)}>Undo</button>
      </>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <FormProvider {...{ file, site, problems: new Map(), schema: {}, title: 'Form', focused: undefined }}>
          <Shown />
        </FormProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Value', { selector: 'input' });
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  return { input, taken, type };
}

describe('a number', () => {
  it('is read as it is typed, and shown as it is saved once the field is left', () => {
    const { input, taken, type } = show({ type: 'number' }, 9);
    for (const text of ['1', '12', '12,', '12,5', '12,50']) type(text);
    expect(taken).toEqual([1, 12, 12, 12.5, 12.5]);
    expect(input.value).toBe('12,50');
    fireEvent.blur(input);
    expect(input.value).toBe('12.5');
  });

  it('keeps a text that is none, also when the field is left', () => {
    const { input, taken, type } = show({ type: 'integer' }, 9);
    type('12,50');
    fireEvent.blur(input);
    expect(taken).toEqual(['12,50']);
    expect(input.value).toBe('12,50');
    type('1.000 kr.');
    expect(taken.at(-1)).toBe(1000);
  });

  it('shows what undo has set meanwhile', () => {
    const { input, type } = show({ type: 'integer' }, 750);
    type('1.000');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(input.value).toBe('750');
  });

  it('counts up and down by the arrow keys', () => {
    const { input, taken, type } = show({ type: 'integer', minimum: 0, multipleOf: 15 }, 30);
    fireEvent.keyDown(input, { key: 'ArrowUp' });
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    expect(taken).toEqual([45, 30, 15, 0]);
    type('x');
    fireEvent.keyDown(input, { key: 'ArrowUp' });
    expect(input.value).toBe('x');
  });
});

describe('a color', () => {
  const COLOR: FormSchema = { type: 'string', pattern: '^#[0-9a-f]{6}$' };

  it('is shown as it is saved once the field is left', () => {
    const { input, type } = show(COLOR, '#000000');
    type('#ABC');
    expect(input.value).toBe('#abc');
    fireEvent.blur(input);
    expect(input.value).toBe('#aabbcc');
  });

  it('stays as it is typed if it is none', () => {
    const { input, type } = show(COLOR, '#000000');
    type('reddish');
    fireEvent.blur(input);
    expect(input.value).toBe('reddish');
  });
});

it('takes the first country that matches the typed words by Enter', () => {
  const { input, taken, type } = show({ type: 'string', pattern: '^[A-Z]{2}$' }, 'ES');
  // Without the focus, what is typed would pass for a value that the browser has filled in.
  input.focus();
  fireEvent.click(input);
  type('Denm');
  fireEvent.keyDown(input, { code: 'Enter' });
  expect(taken).toEqual(['DK']);
});

it('does not take the first letters of a country for its code', () => {
  const { input, taken, type } = show({ type: 'string', pattern: '^[A-Z]{2}$' }, 'ES');
  expect(input.value).toBe('Spain (ES)');
  type('Denmark'); // not DE, which is Germany
  expect(taken).toEqual([]);
});

it.each([
  ['an e-mail address', { type: 'string', format: 'email' }, 'mads@blåbær.dk'],
  ['an address', { type: 'string', format: 'uri' }, ' https://example.com/a b'],
  ['a phone number', { type: 'string', pattern: '^\\+[0-9 ]+$' }, '0045 12-34'],
] satisfies [string, FormSchema, string][])('passes %s on as it is typed', (_what, schema, text) => {
  const { input, taken, type } = show(schema, '');
  type(text);
  expect(taken).toEqual([text]);
  expect(input.type).toBe('text'); // browsers change the values of other types
});

it('takes the id of a film from its address', () => {
  const { input, taken, type } = show({ type: 'string', input: 'film' }, 'x', ['source', 'id']);
  type('https://youtu.be/M7lc1UVf-VE?si=abc');
  expect(taken).toEqual(['M7lc1UVf-VE']);
  fireEvent.blur(input);
  expect(input.value).toBe('M7lc1UVf-VE');
  type('no film');
  expect(input.value).toBe('no film');
});

it('leaves the address of a film as it is typed until the field is left', () => {
  const { input, taken, type } = show({ type: 'string', input: 'film' }, 'x', ['source', 'id']);
  for (const address of ['https://youtu.be/M7lc1UVf-VE', 'https://youtu.be/M7lc1UVf-VE?t=3']) {
    type(address);
    expect(input.value).toBe(address);
  }
  expect(new Set(taken)).toEqual(new Set(['M7lc1UVf-VE']));
  fireEvent.blur(input);
  expect(input.value).toBe('M7lc1UVf-VE');
});

describe('where a link leads', () => {
  const LINK: FormSchema = { type: 'string', kind: 'link' };

  it.each([
    ['contact', 'Contact form'],
    ['/about', 'About'],
    ['/about#prices', 'About: What it costs'],
    ['https://example.com/', 'https://example.com/'],
  ])('is called by its name if it has one: %s', (address, name) => {
    expect(show(LINK, address).input.value).toBe(name);
  });

  it('is shown as it is typed until the field is left', () => {
    const { input, taken, type } = show(LINK, 'contact');
    type('/about');
    expect(taken).toEqual(['/about']);
    expect(input.value).toBe('/about');
    fireEvent.blur(input);
    expect(input.value).toBe('About');
  });

  it('is called by its name once it is chosen, and again once the choice is undone', async () => {
    const { input, taken, type } = show(LINK, 'contact');
    fireEvent.click(input);
    type('costs');
    fireEvent.click(screen.getByRole('option', { name: 'About: What it costs' }));
    await vi.waitFor(() => expect(input.value).toBe('About: What it costs'));
    expect(taken.at(-1)).toBe('/about#prices');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(input.value).toBe('Contact form');
  });
});
