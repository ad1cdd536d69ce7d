import { describe, expect, it } from 'vitest';
import { pluralCategories, pluralForm } from './plural.ts';

const POLISH = '{count} sprawa | {count} sprawy | {count} spraw | {count} sprawy (ułamek)';
const ARABIC = 'لا حالات | حالة واحدة | حالتان | {count} حالات | {count} حالة | {count} حالة أخرى';

describe('pluralCategories', () => {
  it.each([
    ['ja', ['other']],
    ['da-DK', ['one', 'other']],
    ['pl', ['one', 'few', 'many', 'other']],
    ['ar-EG', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ])('lists those of %s', (locale, expected) => {
    expect(pluralCategories(locale)).toEqual(expected);
  });
});

describe('pluralForm', () => {
  it.each([
    [1, '{count} sprawa'],
    [3, '{count} sprawy'],
    [12, '{count} spraw'],
    [22, '{count} sprawy'],
    [1.5, '{count} sprawy (ułamek)'],
  ])('selects the Polish form for %d', (count, expected) => {
    expect(pluralForm(POLISH, count, 'pl')).toBe(expected);
  });

  it.each([
    [0, 'لا حالات'],
    [1, 'حالة واحدة'],
    [2, 'حالتان'],
    [3, '{count} حالات'],
    [11, '{count} حالة'],
    [100, '{count} حالة أخرى'],
  ])('selects the Arabic form for %d', (count, expected) => {
    expect(pluralForm(ARABIC, count, 'ar')).toBe(expected);
  });

  it('keeps a text without forms', () => {
    expect(pluralForm('Cases shown: {count}', 1, 'en')).toBe('Cases shown: {count}');
  });
});
