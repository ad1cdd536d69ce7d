import { expect, it } from 'vitest';
import { curlyQuotes, dayInForm, didYouMean, named, visibilityInForm } from './in-forms.ts';

it('formats days as forms show them', () => {
  expect(dayInForm('2026-12-01')).toBe('Dec 1, 2026');
  expect(dayInForm('Christmas')).toBe('Christmas');
});

it('says when something is shown', () => {
  expect(visibilityInForm({})).toBe('is always shown');
  expect(visibilityInForm({ draft: true })).toBe('is a draft');
  expect(visibilityInForm({ visibleFrom: '2026-12-01', visibleUntil: '2026-12-24' })).toBe(
    'is only shown from Dec 1, 2026 until Dec 24, 2026',
  );
});

it('quotes a value on one line, shortened and without characters that hide others', () => {
  expect(named('One\n two\u202E')).toBe('“One two”');
  expect(named('a'.repeat(50))).toBe(`“${'a'.repeat(39)}…”`);
  expect(curlyQuotes('"index" means the folder itself')).toBe('“index” means the folder itself');
});

it('asks for a whole value, and says something else if none is close', () => {
  expect(didYouMean('a'.repeat(50), 'Remove it.')).toBe(`Did you mean “${'a'.repeat(50)}”?`);
  expect(didYouMean(undefined, 'Remove it.')).toBe('Remove it.');
});
