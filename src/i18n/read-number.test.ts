import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../tests/support/thorough.ts';
import { currencySigns, readNumber, type NumberSpelling } from './read-number.ts';

const SITE = ['en', 'en-US', 'en-IE', 'da-DK'];
const decimal = (text: string, spelling: Partial<NumberSpelling> = {}) =>
  readNumber(text, { locales: SITE, isWhole: false, ...spelling });
const whole = (text: string, spelling: Partial<NumberSpelling> = {}) => decimal(text, { isWhole: true, ...spelling });
const number = (value: number) => ({ kind: 'number', value });

describe('a number in the languages of the site', () => {
  it.each([
    ['12', 12],
    ['12,50', 12.5],
    ['12.50', 12.5],
    ['1,5', 1.5],
    ['0,500', 0.5],
    [',5', 0.5],
    ['.25', 0.25],
    ['1 000', 1000],
    ['1\u00A0000', 1000],
    ['1\u202F234,5', 1234.5],
    ['1\u2009234.5', 1234.5],
    ['1’234.5', 1234.5],
    ['1,000.50', 1000.5],
    ['1.000,50', 1000.5],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1.234.567,89', 1_234_567.89],
    [' 7 ', 7],
    ['-1,5', -1.5],
    ['−3', -3],
    ['007', 7],
    ['12,', 12],
    ['\u200E1,5\u200E', 1.5],
  ])('reads %j', (text, value) => {
    expect(decimal(text)).toEqual(number(value));
  });

  it.each([
    ['1.000', 1000],
    ['1,000', 1000],
    ['1.500', 1500],
    ['750,00', 750],
    ['750.00', 750],
    ['1,000.00', 1000],
    ['25.000', 25_000],
  ])('reads %j as a whole number', (text, value) => {
    expect(whole(text)).toEqual(number(value));
  });

  it.each([
    ['12,50', 12.5],
    ['12.5', 12.5],
    ['1.000,5', 1000.5],
  ])('says that %j is not a whole number', (text, value) => {
    expect(whole(text)).toEqual({ kind: 'fraction', value });
  });

  it.each([
    ['1.500', [1.5, 1500]],
    ['1,500', [1500, 1.5]],
  ])('says that %j can be read in two ways', (text, values) => {
    expect(decimal(text)).toEqual({ kind: 'ambiguous', values });
  });

  it('does not take thousands for a whole number with decimals', () => {
    const ambiguous = (...values: number[]) => ({ kind: 'ambiguous', values });
    expect(whole('1.000', { locales: ['en'] })).toEqual(ambiguous(1, 1000));
    expect(whole('1 000.000')).toEqual(ambiguous(1000, 1_000_000));
    expect(whole('1,000', { locales: ['en'] })).toEqual(number(1000));
    expect(whole('1.500', { locales: ['en'] })).toEqual({ kind: 'fraction', value: 1.5 });
  });

  it('takes the only reading that is possible', () => {
    const isPossible = (value: number) => value <= 1000;
    expect(decimal('6.876', { isPossible })).toEqual(number(6.876));
    expect(decimal('6.876', { isPossible: () => false })).toMatchObject({ kind: 'ambiguous' });
    expect(decimal('1500', { isPossible })).toEqual(number(1500));
  });

  it.each(
    [
      [
        '',
        ' ',
        'abc',
        '1e3',
        '0x10',
        '12a',
        '1.2.3',
        '1,2,3',
        '12,50,00',
        '1 00',
        '1.00.000',
        '10²',
        '½',
        '--5',
        '5-',
        ',',
      ],
      ['1,000,50', '1.000.50', '1,000.50.5', '-', 'Infinity', 'NaN', '1_000', '1 2', '1..5', '12€€'],
    ].flat(),
  )('finds no number in %j', (text) => {
    expect(decimal(text, { signs: ['€'] })).toEqual({ kind: 'none' });
  });
});

describe('a number with its currency', () => {
  const DKK = currencySigns('DKK', SITE);

  it('knows the signs in each language', () => {
    expect(DKK).toEqual(expect.arrayContaining(['DKK', 'kr.', 'kr']));
    expect(currencySigns('USD', SITE)).toEqual(expect.arrayContaining(['USD', '$']));
  });

  it.each(['DKK 750', '750 DKK', '750 kr.', '750kr', 'Kr. 750', '750,-', '750,- kr.', 'dkk\u00A0750', '750.–'])(
    'reads %j',
    (text) => {
      expect(whole(text, { signs: DKK })).toEqual(number(750));
    },
  );

  it('refuses another currency', () => {
    expect(whole('€ 750', { signs: DKK })).toEqual({ kind: 'none' });
    expect(whole('$750', { signs: currencySigns('USD', SITE) })).toEqual(number(750));
  });
});

describe('other languages', () => {
  it.each([
    ['de-CH', '1’234.50', 1234.5],
    ['fr-FR', '1\u202F234,50', 1234.5],
    ['en-IN', '12,34,567.5', 1_234_567.5],
    ['es-ES', '1.234,5', 1234.5],
    ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
    ['hi-IN-u-nu-deva', '१,२३४', 1234],
  ])('reads %s', (locale, text, value) => {
    expect(readNumber(text, { locales: ['en', locale], isWhole: false })).toEqual(number(value));
  });

  it('reads what Intl writes, in every language alone', () => {
    const locales = ['en-US', 'da-DK', 'de-DE', 'de-CH', 'fr-FR', 'es-ES', 'pl-PL', 'sv-SE', 'pt-PT', 'en-IN', 'ar-EG'];
    const values = fc.oneof(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 100),
    );
    fc.assert(
      fc.property(fc.constantFrom(...locales), values, (locale, value) => {
        const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
        expect(readNumber(text, { locales: [locale], isWhole: false })).toEqual(number(value === 0 ? 0 : value));
      }),
      propertyRuns(300, 5000),
    );
  });
});
