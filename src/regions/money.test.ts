import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertDollars, formatPrice } from './money.ts';

const us = { locale: 'en-US', priceFormat: '${amount}', convertedFormat: '${amount}', dollarRate: 1 };
const eu = { locale: 'en', priceFormat: '€{amount}', convertedFormat: '€{amount}', dollarRate: 1 };
const dk = { locale: 'da-DK', priceFormat: '{amount} kr.', convertedFormat: '{amount} DKK', dollarRate: 7 };

describe('a price', () => {
  it('uses the region’s currency and number format', () => {
    expect(formatPrice(1200, us)).toBe('$1,200');
    expect(formatPrice(1000, eu)).toBe('€1,000');
    expect(formatPrice(4500, dk)).toBe('4.500 kr.');
  });
});

describe('dollar amounts in a text', () => {
  it('are multiplied by 7 and followed by DKK in Denmark, and get the euro sign in Europe', () => {
    expect(convertDollars('$500', dk)).toBe('3.500 DKK');
    expect(convertDollars('$500', eu)).toBe('€500');
  });

  it.each([
    ['Leads at $48 each', 'Leads at €48 each', 'Leads at 336 DKK each'],
    ['$48,000 in sales', '€48,000 in sales', '336.000 DKK in sales'],
    ['saved $12k, at once', 'saved €12k, at once', 'saved 84.000 DKK, at once'],
    ['$1.2M a year', '€1.2M a year', '8.400.000 DKK a year'],
    ['$4.50 a click', '€4.50 a click', '31,50 DKK a click'],
    ['$0.55 less', '€0.55 less', '3,85 DKK less'],
    ['$40–50 a lead', '€40–50 a lead', '280–350 DKK a lead'],
    ['$1,200-1,500', '€1,200-1,500', '8.400-10.500 DKK'],
    ['$40 to $50', '€40 to €50', '280 DKK to 350 DKK'],
    ['$20-30% less', '€20-30% less', '140 DKK-30% less'],
    ['$500-a-day', '€500-a-day', '3.500 DKK-a-day'],
    ['from $148 → $48', 'from €148 → €48', 'from 1.036 DKK → 336 DKK'],
    ['for $48, og så', 'for €48, og så', 'for 336 DKK, og så'],
    ['$300 køb, $90,000 året', '€300 køb, €90,000 året', '2.100 DKK køb, 630.000 DKK året'],
  ])('%s', (dollars, euros, kroner) => {
    expect(convertDollars(dollars, us)).toBe(dollars);
    expect(convertDollars(dollars, eu)).toBe(euros);
    expect(convertDollars(dollars, dk)).toBe(kroner);
  });

  it.each([
    ['$4.50 a click', 'ja-JP', 'JPY', '¥{amount}', 149.7, '¥674 a click'],
    ['$48,000 in sales', 'sv-SE', 'SEK', '{amount} kr', 10, '480\u00A0000 kr in sales'],
    ['$4.50 a click', 'pl-PL', 'PLN', '{amount} zł', 4, '18,00 zł a click'],
  ])('%s in %s', (dollars, locale, currency, format, dollarRate, expected) => {
    const region = { locale, currency, priceFormat: format, convertedFormat: format, dollarRate };
    expect(convertDollars(dollars, region)).toBe(expected);
  });

  it('lose a country code before the dollar sign', () => {
    expect(convertDollars('US$48,000 a month', eu)).toBe('€48,000 a month');
    expect(convertDollars('US$48,000 a month', dk)).toBe('336.000 DKK a month');
    expect(convertDollars('BONUS$500', eu)).toBe('BONUS€500');
  });

  it('are the only thing that changes', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes('$')),
        (text) => convertDollars(text, dk) === text,
      ),
    );
  });
});
