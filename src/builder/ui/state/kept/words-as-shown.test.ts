import { expect, it } from 'vitest';
import { changedWords, shownAfter, wordsReplaced, wordsAsShown, type ShownRegion } from './words-as-shown.ts';

const US: ShownRegion = { code: 'us', language: 'en' };
const DK: ShownRegion = { code: 'dk', language: 'da' };

it('shows a text with the values of facts and the links of the text before it', () => {
  expect(wordsAsShown('Ask Ida in 24 hours', 'Ask {person} in {time}', 'In {time}, {person} answers', US)).toBe(
    'In 24 hours, Ida answers',
  );
  expect(wordsAsShown('Ida', '{person}', '{person} and {other}', US)).toBe('Ida and {other}');
  expect(wordsAsShown('[Prices](/us/prices)', '[Prices](/prices)', '[Plans](/prices) and [more](/)', US)).toBe(
    '[Plans](/us/prices) and [more](/us/)',
  );
  expect(wordsAsShown('[Prices](/files/prices.pdf)', '[Prices](/files/prices.pdf)', '[All](/files/all.pdf)', US)).toBe(
    '[All](/files/all.pdf)',
  );
});

it('leaves a text alone that comes from something else', () => {
  expect(wordsAsShown('For 3.500 kr.', 'For $500', 'For $600', DK)).toBeUndefined();
  expect(wordsAsShown('Ida (owner)', 'Ida', 'Bo', US)).toBeUndefined();
});

it('changes the texts and values of a region only', () => {
  const before = { title: { en: 'Old', da: 'Gammel' }, price: { us: 10, dk: 70 }, isWide: false };
  const now = { title: { en: 'Old', da: 'Ny' }, price: { us: 12, dk: 70 }, isWide: true };
  expect(shownAfter({ title: 'Old', price: 10, isWide: false }, before, now, US)).toEqual({
    title: 'Old',
    price: 12,
    isWide: true,
  });
  expect(shownAfter({ title: 'Gammel', price: 70, isWide: false }, before, now, DK)).toMatchObject({
    title: 'Ny',
    price: 70,
  });
});

it('moves, changes and removes items of a list, and leaves new ones to the server', () => {
  const item = (en: string) => ({ text: { en, da: en } });
  const shown = ['A', 'B', 'C'].map((text) => ({ text, size: 2 }));
  const after = (...texts: string[]) =>
    (shownAfter(shown, ['A', 'B', 'C'].map(item), texts.map(item), US) as typeof shown).map(({ text }) => text);
  expect(after('C', 'A', 'B')).toEqual(['C', 'A', 'B']);
  expect(after('A', 'C')).toEqual(['A', 'C']);
  expect(after('A', 'New words', 'C')).toEqual(['A', 'New words', 'C']);
  expect(after('A', 'B', 'C', 'Added')).toEqual(['A', 'B', 'C']);
});

it('leaves values alone that the page works out, and takes out fields that are gone', () => {
  const before = { title: { en: 'A' }, note: { en: 'Note' }, items: [1, 2] };
  const now = { title: { en: 'B' }, items: [1] };
  expect(shownAfter({ title: 'A', note: 'Note', items: ['one', 'two', 'three'], count: 3 }, before, now, US)).toEqual({
    title: 'B',
    items: ['one', 'two', 'three'],
    count: 3,
  });
});

it('replaces a text of another file if the page shows it exactly once', () => {
  const words = changedWords({ name: { en: 'Start', da: 'Begynd' } }, { name: { en: 'Begin', da: 'Begynd' } }, US);
  expect(words).toEqual([['Start', 'Begin']]);
  const [change] = words;
  if (!change) throw new Error('Nothing has changed.');
  expect(wordsReplaced({ plans: [{ name: 'Start' }, { name: 'Grow' }] }, change, US)).toEqual({
    plans: [{ name: 'Begin' }, { name: 'Grow' }],
  });
  const twice = { button: 'Start', plan: 'Start' };
  expect(wordsReplaced(twice, change, US)).toBe(twice);
});
