import { expect, it } from 'vitest';
import { capitalized, enumerated, joined, phraseOf, say, verbatim } from './phrase.ts';
import { addTranslations } from './translations.ts';

addTranslations('da', {
  'The {0} text is missing: {1}.': '{1}: Teksten på {0} mangler.',
  Danish: 'dansk',
  'at the end': 'til sidst',
});

it('says a template in another language, with its values where that has them', () => {
  const phrase = say`The ${phraseOf('Danish')} text is missing: ${verbatim('{0}')}.`;
  expect(phrase.in('en')).toBe('The Danish text is missing: {0}.');
  expect(phrase.in('da')).toBe('{0}: Teksten på dansk mangler.');
  expect(String(phrase)).toBe(phrase.english);
});

it('writes numbers as their language does', () => {
  const values = joined([4.5, 1.17, 2026, 12345678901234567890n], '; ');
  expect(values.in('en')).toBe('4.5; 1.17; 2026; 12345678901234567890');
  expect(values.in('da')).toBe('4,5; 1,17; 2026; 12345678901234567890');
});

it('stays in English where there is no translation', () => {
  expect(say`Nobody has translated ${1} text.`.in('da')).toBe('Nobody has translated 1 text.');
});

it('is in English outside of a request', () => {
  expect(phraseOf('Danish').in()).toBe('Danish');
});

it('lists, joins and capitalizes phrases as their language does', () => {
  const words = [phraseOf('Danish'), phraseOf('at the end')];
  expect(enumerated(words).in('en')).toBe('Danish and at the end');
  expect(enumerated(words, 'disjunction').in('da')).toBe('dansk eller til sidst');
  expect(capitalized(joined([...words, 3], ', ')).in('da')).toBe('Dansk, til sidst, 3');
});

it('knows which texts it is made of', () => {
  expect(capitalized(joined([say`The ${phraseOf('Danish')} text`, verbatim('a')], ' ')).texts).toEqual([
    'The {0} text',
    'Danish',
  ]);
});
