import { expect, it } from 'vitest';
import { say } from '../../i18n/phrase.ts';
import { dayInForm, didYouMean, languageWord, named, regionNames, visibilityInForm } from './in-forms.ts';

it('formats days as forms show them', () => {
  expect(dayInForm('2026-12-01').english).toBe('Dec 1, 2026');
  expect(dayInForm('Christmas').english).toBe('Christmas');
});

it('says when something is shown', () => {
  expect(visibilityInForm({}).english).toBe('is always shown');
  expect(visibilityInForm({ draft: true }).english).toBe('is a draft');
  expect(visibilityInForm({ visibleFrom: '2026-12-01', visibleUntil: '2026-12-24' }).english).toBe(
    'is only shown from Dec 1, 2026 until Dec 24, 2026',
  );
});

it('quotes a value on one line, shortened and without characters that hide others', () => {
  expect(named('One\n two\u202E').english).toBe('“One two”');
  expect(named('a'.repeat(50)).english).toBe(`“${'a'.repeat(39)}…”`);
});

it('asks for a whole value, and says something else if none is close', () => {
  expect(didYouMean('a'.repeat(50), say`Remove it.`).english).toBe(`Did you mean “${'a'.repeat(50)}”?`);
  expect(didYouMean(undefined, say`Remove it.`).english).toBe('Remove it.');
});

it('says days, lists and languages in the language of the person', () => {
  expect(dayInForm('2026-12-01').in('da')).toBe('1. dec. 2026');
  expect(languageWord('da').in('da')).toBe('dansk');
  expect(regionNames(['us', 'dk'], { names: { us: 'USA', eu: 'EU', dk: 'Danmark' } }).in('da')).toBe('USA og Danmark');
});
