import { describe, expect, it } from 'vitest';
import { isFigure, splitAtFigures, splitAtUnits, unitsOf } from './figures.ts';

const figures = (parts: string[]) => parts.filter((_part, index) => index % 2 === 1);
const SITE = { before: ['$', '€'], behind: ['kr.', 'DKK'] };
const YEN = { before: ['¥'], behind: [] };
const KRONA = { before: [], behind: ['kr', 'SEK'] };
const ZLOTY = { before: [], behind: ['zł'] };

describe('splitAtFigures', () => {
  it.each([
    ['from $148 to $48 in a year: 87% less', ['$148', '$48', '87%']],
    ['€1,200 i alt, 4.500 kr. og 336.000 DKK', ['€1,200', '4.500 kr.', '336.000 DKK']],
    ['9 DKKs', ['9']],
  ])('finds the amounts of the site in "%s"', (text, expected) => {
    expect(figures(splitAtFigures(text, SITE))).toEqual(expected);
    expect(splitAtFigures(text, SITE).join('')).toBe(text);
  });

  it.each([
    [YEN, '売上は¥ 1,200,000です', ['¥ 1,200,000']],
    [KRONA, 'för 12\u00A0000 kr i månaden', ['12\u00A0000 kr']],
    [KRONA, '3 kronor', ['3']],
    [ZLOTY, 'za 2\u202F500 zł, 15%', ['2\u202F500 zł', '15%']],
    [ZLOTY, 'أكثر من ١٬٢٠٠', ['١٬٢٠٠']],
  ])('finds amounts with %o', (units, text, expected) => {
    expect(figures(splitAtFigures(text, units))).toEqual(expected);
  });
});

it('finds amounts whose unit follows after a space', () => {
  expect(figures(splitAtUnits('för 12\u00A0000 kr, 7 konton, 300 SEK', KRONA))).toEqual(['12\u00A0000 kr', '300 SEK']);
  expect(figures(splitAtUnits('¥1,200 and 30 %', YEN))).toEqual(['30 %']);
});

it.each([
  ['12', true],
  ['kr,', true],
  ['kronor', false],
  ['%', true],
])('tells whether "%s" belongs to a figure', (word, expected) => {
  expect(isFigure(word, KRONA)).toBe(expected);
});

it('takes the units from the formats of a region', () => {
  expect(unitsOf({ priceFormat: '{amount} kr.', convertedFormat: '{amount} DKK' })).toEqual({
    before: [],
    behind: ['kr.', 'DKK'],
  });
  expect(unitsOf({ priceFormat: '¥ {amount}', convertedFormat: '{amount}' })).toEqual({ before: ['¥'], behind: [] });
});
