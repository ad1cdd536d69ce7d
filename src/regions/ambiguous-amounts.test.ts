import { expect, it } from 'vitest';
import { convertDollars } from './money.ts';
import { ambiguousAmounts } from './ambiguous-amounts.ts';

const dk = { locale: 'da-DK', priceFormat: '{amount} kr.', convertedFormat: '{amount} DKK', dollarRate: 7 };

it.each([
  '$48,000',
  '$12k',
  '$1.2M',
  '$4.50',
  '$0.5',
  '$1234',
  '$40–50',
  '$1,200-1,500',
  '$12k–15k',
  '$1k–900',
  '$20-30% less',
  '$20-3.500% less',
  '$500-a-day',
  'from $148 → $48.',
  'for $48, og $90,000; ($12k)',
  'for $300, 48 of them',
  'for $12k 300 clicks',
  'for $90,000 365 days',
  'for $300 2024 clicks',
  'for $5 millionaires',
  'no amount: $, $x, {price}$',
])('accepts %s', (text) => {
  expect(ambiguousAmounts(text)).toEqual([]);
});

it.each([
  ['$48.000', '48', '$48,000'],
  ['$1.200.000', '1.2', '$1,200,000'],
  ['$1,2M', '1', '$1.2M'],
  ['$48 000', '48', '$48,000'],
  ['$48\u00A0000', '48', '$48,000'],
  ['$1 200 000', '1', '$1,200,000'],
  ['$2.5 million', '2.5', '$2.5M'],
  ['$2-million', '2', '$2M'],
  ['$5 tusind', '5', '$5k'],
  ['$4,5 mio', '4', '$4.5M'],
  ['$4,50', '4', '$4.50'],
  ['$1.200,50', '1.2', '$1,200.50'],
  ['$1,200,50', '1,200', '$1,200.50'],
  ['$12–15k', '12', '$12k–15k'],
  ['$40–50.000', '40', '$40–50,000'],
  ['$ 48,000', undefined, '$48,000'],
  ['$5mio', undefined, '$5M'],
  ['$3 mia', '3', undefined],
  ['$1.5bn', '1', undefined],
  ['$48kr', undefined, undefined],
  ['$1.2345', '1.23', undefined],
  ['$2.500M', '2,500,000', undefined],
])('reports that %s reads as %s and may mean %s', (written, read, meant) => {
  expect(ambiguousAmounts(`For ${written}. And more`)).toEqual([
    { written, ...(read !== undefined && { read }), ...(meant !== undefined && { meant }) },
  ]);
});

it('suggests an unambiguous amount equal to the one meant', () => {
  for (const written of ['$48.000', '$48 000', '$ 48,000']) {
    const [{ meant = '' } = {}] = ambiguousAmounts(written);
    expect(ambiguousAmounts(meant)).toEqual([]);
    expect(convertDollars(meant, dk)).toBe('336.000 DKK');
  }
});

it('reports each ambiguous amount of a text', () => {
  expect(ambiguousAmounts('From $1.000 to $2,000 and $3.000').map(({ written }) => written)).toEqual([
    '$1.000',
    '$3.000',
  ]);
});
