import { expect, it } from 'vitest';
import { areShort, labelBelow, shortenValues } from './short-values.ts';

it('shows short values whole', () => {
  expect(areShort({ before: '750', after: '775' })).toBe(true);
  expect(shortenValues({ before: '750', after: '775' })).toEqual({ before: '750', after: '775' });
  expect(shortenValues({ before: 'You buy hours', after: 'You buy time' })).toEqual({
    before: 'You buy hours',
    after: 'You buy time',
  });
});

it('shortens texts to what differs', () => {
  expect(areShort({ before: 'One line\nand another', after: 'One line' })).toBe(false);
  expect(
    shortenValues({
      before: 'You buy hours and see what they are spent on, week by week and month by month.',
      after: 'You buy hours and see what they are used for, week by week and month by month.',
    }),
  ).toEqual({ before: '…what they are spent on, week by…', after: '…what they are used for, week by…' });
  expect(shortenValues({ before: 'Hours', after: 'You buy hours\nand see what they are spent on' })).toEqual({
    before: 'Hours',
    after: 'You buy hours and see what they…',
  });
});

it('shows an empty value as a dash', () => {
  expect(areShort({ before: '', after: 'New' })).toBe(false);
  expect(shortenValues({ before: '', after: 'New' })).toEqual({ before: '–', after: 'New' });
});

it('says the title of a file once', () => {
  expect(labelBelow('Facts', 'Facts: experience, English')).toBe('Experience, English');
  expect(labelBelow('Home', 'Pricing: title, Danish')).toBe('Pricing: title, Danish');
  expect(labelBelow('Facts', 'Facts')).toBe('Facts');
});
