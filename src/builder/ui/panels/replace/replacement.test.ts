import { expect, it } from 'vitest';
import type { FoundPlace } from '../../../protocol/word-answers.ts';
import { problemOf } from '../../state/edit.ts';
import { idOfPlace, placesWithProblems, replacementAt, wordsInstead } from './replacement.ts';

const place = (file: string, text: string, start: number, end: number, language = 'en'): FoundPlace => ({
  file,
  path: ['title', language],
  field: 'Title',
  language,
  label: 'Title',
  text,
  start,
  end,
  found: text.slice(start, end),
  before: '',
  after: '',
});

const TWICE = 'day by day';
const places = [place('a.yaml', TWICE, 0, 3), place('a.yaml', TWICE, 7, 10), place('b.yaml', 'A day', 2, 5)];

it('sets each text once with all its replacements, and guards it with the current value', () => {
  expect(replacementAt(places, { find: 'day', replacement: 'week' })).toEqual({
    edits: [
      { file: 'a.yaml', operations: [{ op: 'set', path: ['title', 'en'], value: 'week by week' }] },
      { file: 'b.yaml', operations: [{ op: 'set', path: ['title', 'en'], value: 'A week' }] },
    ],
    guards: [
      { file: 'a.yaml', path: ['title', 'en'], value: TWICE },
      { file: 'b.yaml', path: ['title', 'en'], value: 'A day' },
    ],
  });
});

it('replaces only the places that are chosen', () => {
  const { edits } = replacementAt(places.slice(1, 2), { find: 'day', replacement: 'night' });
  expect(edits).toEqual([
    { file: 'a.yaml', operations: [{ op: 'set', path: ['title', 'en'], value: 'day by night' }] },
  ]);
});

it.each([
  ['Month to month', 'month to month', 'monthly', 'Monthly'],
  ['month to month', 'month to month', 'monthly', 'monthly'],
  ['Google', 'Google', 'google', 'google'],
  ['Økologisk', 'økologisk', 'ærlig', 'Ærlig'],
  ['24 hours', '24 hours', 'one day', 'one day'],
  ['Now', 'now', '', ''],
])('in place of “%s”, found by “%s”, “%s” is written as “%s”', (found, find, replacement, written) => {
  expect(wordsInstead(found, { find, replacement })).toBe(written);
});

it('tells places of one text apart, and finds those that a problem is about', () => {
  expect(new Set(places.map(idOfPlace)).size).toBe(3);
  const about = (file: string, path: string) => placesWithProblems(places, [{ ...problemOf('Too long.'), file, path }]);
  expect(about('a.yaml', 'title.en')).toEqual(places.slice(0, 2));
  expect(about('b.yaml', 'title')).toEqual(places.slice(2));
  expect(about('b.yaml', 'titl')).toEqual([]);
  expect(about('c.yaml', 'title.en')).toEqual([]);
});
