import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sectionsFromText, sectionsToText } from './section-text.ts';

const PAGE = `name: { en: Home }
sections:
  # What it costs.
  - type: pricing
    id: prices # in the menu
    title: { en: "Prices: all of them", da: Priser }

  - shared: process
`;

test('copies sections with their comments', () => {
  expect(sectionsToText(PAGE, [0])).toBe(`# What it costs.
- type: pricing
  id: prices # in the menu
  title: { en: "Prices: all of them", da: Priser }
`);
  expect(sectionsToText(PAGE, [1])).toBe('- shared: process\n');
});

test('reads what it has copied', () => {
  const { sections } = parse(PAGE) as { sections: unknown };
  expect(sectionsFromText(sectionsToText(PAGE, [0, 1]))).toEqual({ sections, isList: true });
});

test.each([
  ['one section', 'type: faq\ntitle: { en: A, da: B }\n', [{ type: 'faq', title: { en: 'A', da: 'B' } }]],
  ['a page', 'name: { en: A }\nsections:\n  - type: faq\n', [{ type: 'faq' }]],
  ['an indented list', '  - type: faq\n  - shared: process\n', [{ type: 'faq' }, { shared: 'process' }]],
])('reads %s', (_, text, sections) => expect(sectionsFromText(text)).toMatchObject({ sections }));

test.each([
  ['nothing', ' \n', /empty/],
  ['broken YAML', '- type: faq\n  title: "A\n', /^The clipboard isn't a section/],
  ['a sentence', 'Hello there', /^The clipboard isn't a section/],
  ['a list with something else', '- type: faq\n- 5\n', /^Item 2 of the clipboard isn't a section/],
  ['an empty list', '[]', /isn't a section/],
])("says why %s isn't a section", (_, text, problem) =>
  expect(sectionsFromText(text)).toEqual({ problem: expect.stringMatching(problem) as string }),
);
