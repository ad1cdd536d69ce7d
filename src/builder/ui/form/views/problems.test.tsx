import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FileAnswer, FieldProblem, SiteOverview } from '../../../protocol/answers.ts';
import { fileQuery } from '../../state/queries.ts';
import { ViewProvider } from '../../state/view.tsx';
import { picturesQuery } from '../pictures/pictures.ts';
import type { InputKind, FormField, LeafField } from '../model/form-field.ts';
import { FormProvider } from '../saving/form-state.tsx';
import { FieldView } from './field-view.tsx';
import { formatPath } from '../../../../data/path.ts';

// jsdom lacks both: a textarea that grows measures again once fonts are loaded, and a page that was reloaded shows the same selection again.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true });

const FILE = 'content/a.yaml';
const file = { file: FILE, data: {}, problems: [], translations: [] } as unknown as FileAnswer; // the rest isn't read here
const site = {
  files: [],
  facts: [],
  icons: ['star'],
  shared: [],
  collections: [],
  anchors: {},
  regions: [{ code: 'eu', name: 'EU', language: 'en' }],
  languages: [{ code: 'en', name: 'English' }],
} as unknown as SiteOverview; // as above
const problem: FieldProblem = {
  severity: 'error',
  file: FILE,
  line: 1,
  column: 1,
  path: 'value',
  message: 'This is wrong.',
  hint: 'Write it right.',
};

const base = { path: ['value'], label: 'Value', title: 'Value', help: '', required: true, schema: {} };
const leaf = (control: InputKind, more: Partial<LeafField> = {}): LeafField => ({
  ...base,
  shape: 'leaf',
  control,
  value: 'a',
  ...more,
});
const CONTROLS: InputKind[] = [
  ...(['text', 'rich-text', 'line', 'email', 'url', 'phone', 'date', 'color', 'country', 'number', 'switch'] as const),
  ...(['icon', 'image', 'link', 'reference', 'page-reference'] as const),
];

const FIELDS: [name: string, field: FormField][] = [
  ...CONTROLS.map((control): [string, FormField] => [control, leaf(control)]),
  ['few choices', leaf('choice', { schema: { enum: ['a', 'b'] } })],
  ['many choices', leaf('choice', { schema: { enum: ['a', 'b', 'c', 'd'] } })],
  ['words', { ...base, shape: 'words', value: ['a'], isNumeric: false }],
  ['words of a set', { ...base, shape: 'words', value: ['a'], isNumeric: false, options: ['a', 'b'] }],
  ['regions', { ...base, shape: 'words', value: ['eu'], isNumeric: false, options: ['eu'] }],
  ['list', { ...base, shape: 'list', value: [], items: [], itemSchema: {} }],
  ['group', { ...base, shape: 'group', value: {}, fields: [], absent: [] }],
  ['languages', { ...base, shape: 'variants', by: 'language', value: {}, variants: [] }],
  [
    'one language',
    {
      ...base,
      path: [],
      shape: 'variants',
      by: 'language',
      value: { value: 'a' },
      variants: [leaf('text')],
    },
  ],
  [
    'picture',
    { ...base, shape: 'group', value: { src: '/a.png' }, schema: { kind: 'picture' }, fields: [], absent: [] },
  ],
];

function show(field: FormField, problems = new Map([[formatPath(['value']), [problem]]])) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(picturesQuery.queryKey, []);
  for (const name of ['content/site.yaml', 'content/services.yaml'])
    client.setQueryData(fileQuery(name).queryKey, { ...file, file: name });
  return render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <ViewProvider>
          <FormProvider {...{ file, site, problems, schema: {}, title: 'Form', focused: undefined }}>
            <FieldView field={field} />
          </FormProvider>
        </ViewProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const MESSAGE = 'This is wrong. Write it right.';

/** The texts that describe elements, by `aria-describedby`. */
const descriptions = (elements: Iterable<Element>): string[] =>
  [...elements].map(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  );

test.each(FIELDS)('says of an input what is wrong with it: %s', (_, field) => {
  const { container } = show(field);
  const input =
    container.querySelector('[data-path="value"], [role="radiogroup"]') ?? container.querySelector('[role="group"]');
  expect(descriptions(input ? [input] : [])).toEqual([MESSAGE]);
  // Whatever is marked as invalid has a reason.
  for (const said of descriptions(container.querySelectorAll('[aria-invalid="true"]'))) expect(said).toBe(MESSAGE);
});

test('says below a row of prices what is wrong with one of them, and which', () => {
  const price = (code: string, title: string) =>
    leaf('number', { path: ['value', code], label: `Price, ${title}`, title, value: 1, schema: { type: 'integer' } });
  const variants = [price('us', 'USA'), price('dk', 'Denmark')];
  const field: FormField = { ...base, shape: 'variants', by: 'region', value: { us: 1, dk: 1 }, variants };
  const { container } = show(field, new Map([['value.dk', [problem]]]));
  const input = container.querySelector('[data-path="value.dk"]');
  expect(descriptions(input ? [input] : [])).toEqual([`Denmark: ${MESSAGE}`]);
  const message = document.getElementById(input?.getAttribute('aria-describedby') ?? '');
  expect(message?.closest('[data-numbers]')).toBeNull(); // beside the inputs it would be a third as wide
});
