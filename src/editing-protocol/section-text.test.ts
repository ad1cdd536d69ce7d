import { expect, test } from 'vitest';
import { sectionsFromText, sectionsToText } from './section-text.ts';

const PRICING = { type: 'pricing', id: 'prices', title: { en: 'Prices: all of them', da: 'Priser' }, plans: [1, 2] };

test('reads what it has written', () => {
  const sections = [PRICING, { shared: 'process' }];
  expect(sectionsFromText(sectionsToText(sections))).toEqual({ sections });
});

test.each([
  ['one section', 'type: faq\ntitle: { en: A, da: B }\n', [{ type: 'faq', title: { en: 'A', da: 'B' } }]],
  ['a page', 'name: { en: A }\nsections:\n  - type: faq\n', [{ type: 'faq' }]],
  ['an indented list', '  - type: faq\n  - shared: process\n', [{ type: 'faq' }, { shared: 'process' }]],
])('reads %s', (_, text, sections) => expect(sectionsFromText(text)).toEqual({ sections }));

test.each([
  ['nothing', ' \n', /empty/],
  ['broken YAML', '- type: faq\n  title: "A\n', /line \d+ is no valid YAML/],
  ['a sentence', 'Hello there', /The clipboard is no section/],
  ['a list with something else', '- type: faq\n- 5\n', /Entry 2 of the clipboard/],
  ['an empty list', '[]', /no section/],
])('says why %s is no section', (_, text, problem) =>
  expect(sectionsFromText(text)).toEqual({ problem: expect.stringMatching(problem) as string }),
);
