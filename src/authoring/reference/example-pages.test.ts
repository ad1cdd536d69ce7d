// @vitest-environment node
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { examplePage } from './example-pages.ts';

it('makes a page of an example that has the section under an anchor of its own, and nothing else', () => {
  const { text } = examplePage({ type: 'page-hero', example: '# A comment.\ntitle: { en: Hi, da: Hej }\n' });
  expect((parse(text) as { sections: unknown }).sections).toEqual([
    { type: 'page-hero', id: 'example', title: { en: 'Hi', da: 'Hej' } },
  ]);
});

it('puts a section above it that opens the page, where it does not itself', () => {
  const { text } = examplePage({ type: 'about', example: 'a: 1\n' }, { type: 'page-hero', example: 'b: 2\n' });
  expect((parse(text) as { sections: unknown }).sections).toEqual([
    { type: 'page-hero', b: 2 },
    { type: 'about', id: 'example', a: 1 },
  ]);
});

it('is made for each case study only where the section shows one', () => {
  const eachOf = (showsCase: boolean) =>
    (parse(examplePage({ type: 'case-detail', example: 'a: 1\n', showsCase }).text) as { each?: string }).each;
  expect(eachOf(true)).toBe('case-studies');
  expect(eachOf(false)).toBeUndefined();
});
