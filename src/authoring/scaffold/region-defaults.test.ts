import { describe, expect, it } from 'vitest';
import { choiceProblem, regionDefaults } from './region-defaults.ts';

describe('what follows from locale and currency', () => {
  it.each([
    [
      'sv',
      'sv-SE',
      'SEK',
      { country: 'SE', flag: '🇸🇪', label: 'SV', priceFormat: '{amount} kr', currencySymbol: 'kr' },
    ],
    ['en', 'en-US', 'USD', { country: 'US', flag: '🇺🇸', label: 'EN', priceFormat: '${amount}', currencySymbol: '$' }],
    ['ja', 'ja-JP', 'JPY', { country: 'JP', flag: '🇯🇵', label: 'JA', priceFormat: '￥{amount}' }],
    ['pl', 'pl-PL', 'PLN', { country: 'PL', priceFormat: '{amount} zł', countryName: 'Poland' }],
    ['el', 'el', 'EUR', { country: 'GR', priceFormat: '{amount} €' }],
  ])('%s, %s, %s', (language, locale, currency, expected) => {
    expect(regionDefaults({ language, locale, currency })).toMatchObject(expected);
  });

  it('holds no invisible characters', () => {
    expect(JSON.stringify(regionDefaults({ language: 'ar', locale: 'ar-EG', currency: 'EGP' }))).not.toMatch(
      /[\u00A0\u061C\u200E\u200F\u202F]/,
    );
  });
});

describe('a choice', () => {
  it.each([
    ['code', 'se'],
    ['code', 'be-nl'],
    ['name', 'Sweden'],
    ['language', 'sv'],
    ['locale', 'sv-SE'],
    ['locale', 'zh-Hant-TW'],
    ['currency', 'SEK'],
  ] as const)('may have the %s %s', (part, value) => {
    expect(choiceProblem(part, value)).toBeUndefined();
  });

  it.each([
    ['code', 'SE', '"SE" is no code: write small letters, for example se.'],
    ['code', '', '"" is no code: write small letters, for example se.'],
    ['name', ' ', 'A name has at least one letter.'],
    ['language', 'Swedish!', '"Swedish!" is no language: write its tag, for example sv.'],
    ['locale', 'sv_SE', '"sv_SE" is no locale: write its tag, for example sv-SE.'],
    ['locale', 'xx-XX', '"xx-XX" is no locale: write its tag, for example sv-SE.'],
    ['currency', 'kr', '"kr" is no currency: write its ISO code, for example SEK.'],
  ] as const)('is refused with the %s %s', (part, value, problem) => {
    expect(choiceProblem(part, value)).toBe(problem);
  });
});
