import { screen, within } from '@testing-library/react';
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { examplePageData, exampleProps } from '../../../tests/support/example-props.ts';
import { render, renderToString } from '../../../tests/support/render.tsx';
import definition from './testimonials.schema.ts';
import Testimonials from './testimonials.section.tsx';

const EXAMPLE = definition.schema.parse(
  parse(readFileSync(join(import.meta.dirname, 'testimonials.example.yaml'), 'utf8')),
);
const [first] = EXAMPLE.voices;

/** The names that visitors read, or the author, where the first voice of the example is changed. */
function namesShown(change: object, showsExamples: boolean) {
  const content = { showsExamples, texts: () => ({ example: 'Example' }), dictionary: { footer: {} } };
  const voices = [{ ...first, ...change }];
  const props = definition.toProps({ title: 'A', voices } as never, content as never); // it asks for no more of the content
  return { names: props.voices.map(({ name }) => name), isEmpty: definition.isEmpty?.(props) };
}

it.each([
  ['us', 'What clients say when I’m not on the call', 'Kim Eksempel (opens in a new tab), Owner, Eksempel VVS'],
  [
    'dk',
    'Det siger kunderne, når jeg ikke er med på linjen',
    'Kim Eksempel (åbner i en ny fane), Indehaver, Eksempel VVS',
  ],
] as const)('names in %s who says what', async (region, title, who) => {
  render(<Testimonials {...await exampleProps('testimonials', region)} />);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
  const [voice] = screen.getAllByRole('figure');
  expect(voice?.querySelector('figcaption')?.textContent).toMatch(new RegExp(`^${who.replace(/[()]/g, '\\$&')}`));
  expect(voice?.querySelector('blockquote')).not.toBeNull();
});

it('marks an example quote where its author sees it', async () => {
  render(<Testimonials {...await exampleProps('testimonials', 'us')} />);
  for (const voice of screen.getAllByRole('figure'))
    expect(within(voice).getByText('Example, not published')).toBeDefined();
});

it('is no part of the built page while all its voices are examples', async () => {
  expect((await examplePageData('testimonials', 'us', { showsExamples: false })).sections).toEqual([]);
});

it.each([
  ['an example', { example: true, consentDate: '2026-03-01' }],
  ['a voice without a day of consent', { example: false, consentDate: undefined }],
])('publishes nothing of %s', (_what, change) => {
  expect(namesShown(change, false)).toEqual({ names: [], isEmpty: true });
  expect(namesShown(change, true)).toEqual({ names: ['Kim Eksempel'], isEmpty: false });
});

it('publishes a client’s quote once the client has agreed', () => {
  expect(namesShown({ example: false, consentDate: '2026-03-01' }, false)).toEqual({
    names: ['Kim Eksempel'],
    isEmpty: false,
  });
});

it('has no mark on a real voice, and no link where there is none', () => {
  const voice = { quote: 'Good.', name: 'Ann Real', role: 'Owner', isReal: true };
  render(
    <Testimonials title="A" intro={undefined} voices={[voice]} labels={{ example: 'Example', newTab: 'new tab' }} />,
  );
  expect(screen.queryByText('Example')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('tells search engines nothing: a site may not review itself', async () => {
  const page = await examplePageData('testimonials', 'us');
  expect(JSON.stringify(page.head.structuredData)).not.toMatch(/Review|Rating/);
  expect(renderToString(<Testimonials {...await exampleProps('testimonials', 'us')} />)).not.toContain('itemprop');
});
