import { expect, it } from 'vitest';
import { parseYaml } from './parse-yaml.ts';

const locationsOf = (text: string): string[] => {
  const { findings, toDiagnostic: locate } = parseYaml({ file: 'content/facts.yaml', text });
  return findings.map(locate).map(({ line, column }) => `${line}:${column}`);
};

it.each([
  ['before each name', 'title:\n\u00A0\u00A0en: A\n\u00A0\u00A0da: B\n', ['2:1', '3:1']],
  ['behind a dash', 'tags:\n  -\u00A0one\n', ['2:4']],
  ['behind a colon', 'title:\n  en:\u00A0Hello\n  da: Hej\n', ['2:6']],
  ['a narrow one', 'title:\n  en:\u202FHello\n', ['2:6']],
])('reports Unicode spaces %s', (_where, text, locations) => {
  expect(locationsOf(text)).toEqual(locations);
});

it.each([
  ['in a text', 'da: 5\u00A0kr.\n'],
  ['behind a colon in a text, on the first line too', 'en: note:\u00A0one\nda: note:\u00A0to\n'],
  ['in a long text', 'en: |-\n  one\n  \u00A0- two:\u00A0three\n'],
])('accepts one %s', (_where, text) => {
  expect(locationsOf(text)).toEqual([]);
});

it.each([
  ['a non-joiner in Persian', 'fa: می\u200Cآیند\n'],
  ['a joiner and a non-joiner in Hindi', 'hi: क्\u200Dष, क्\u200Cष\n'],
  ['a zero-width space between words of Thai', 'th: มนุษย์\u200Bทั้งปวง\n'],
])('accepts what spelling needs: %s', (_what, text) => {
  expect(locationsOf(text)).toEqual([]);
});

it.each([
  ['between Latin letters', 'en: ca\u200Cts\n', ['1:7']],
  ['at the end of a Persian word', 'fa: می\u200C آیند\n', ['1:7']],
  ['a zero-width space in Persian', 'fa: می\u200Bآیند\n', ['1:7']],
])('reports one %s', (_where, text, locations) => {
  expect(locationsOf(text)).toEqual(locations);
});
