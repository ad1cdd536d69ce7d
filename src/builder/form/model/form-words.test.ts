import { expect, it } from 'vitest';
import { editorSchemas } from '../../../authoring/editor/editor-schemas.ts';
import { loadModel } from '../../../model/load-model.ts';
import { formWords } from './form-words.ts';

const SCHEMAS = editorSchemas(await loadModel(process.cwd()));

/** All descriptions in a schema. */
function descriptions(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { description } = schema as { description?: unknown };
  return [...(typeof description === 'string' ? [description] : []), ...Object.values(schema).flatMap(descriptions)];
}

it.each([
  [
    'In quotes: year, month, day, for example "2026-12-01". The first day on which it is shown.',
    'The first day on which it is shown.',
  ],
  ['In quotes, with country code: "+34 600 000 000".', 'With country code: +34 600 000 000.'],
  [
    'When meetings begin. In quotes, by your own clock, for example "09:30".',
    'When meetings begin. By your own clock, for example 09:30.',
  ],
  ['In quotes, so that leading zeros stay.', ''],
  [
    'Title of the page, at most 60 characters. Either { en, da } or { us, eu, dk }.',
    'Title of the page, at most 60 characters.',
  ],
  [
    'true: shown while you write, and left out of the published site.',
    'Shown while you write, and left out of the published site.',
  ],
  [
    'true for a search worth paying for, false for one that was excluded.',
    'On for a search worth paying for, off for one that was excluded.',
  ],
  [
    'Write year, month and day in quotes, for example "2025-01-25".',
    'Write year, month and day, for example 2025-01-25.',
  ],
  ['Set large: a day or a span, for example "Day 1".', 'Set large: a day or a span, for example Day 1.'],
  ['The client’s logo, a path inside public/.', 'The client’s logo.'],
  ['Path inside public/, for example /images/portrait.svg.', 'For example /images/portrait.svg.'],
  ['Path of the film inside public/, mp4 or webm.', 'The file of the film: mp4 or webm.'],
  ['Heading of the section.', 'Heading of the section.'],
])('says %j in the words of a form', (text, words) => {
  expect(formWords(text)).toBe(words);
});

/** What is written in files, and what only programmers say. */
const TECHNICAL =
  /\bquotes\b|[{}] (?:or|\.)|\btrue\b|\bfalse\b|(?<!\.)YAML|public\/|\b(?:anchor|slug|canonical|hreflang|ISO|IANA|IndexNow|301|410|e-mail)\b/i;

it('leaves no word about quotes, braces, paths or techniques in the help of any field', () => {
  const helps = SCHEMAS.flatMap(({ json }) => descriptions(json)).map(formWords);
  expect(helps.length).toBeGreaterThan(300);
  expect([...new Set(helps.filter((help) => TECHNICAL.test(help)))]).toEqual([]);
});
