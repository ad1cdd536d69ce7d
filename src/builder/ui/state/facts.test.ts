import { describe, expect, it } from 'vitest';
import { factValue, shownLength, withFactValues, type Fact } from './facts.ts';

const REGIONS = [
  { code: 'us', name: 'USA', flag: '', language: 'en', locale: 'en-US', draft: false },
  { code: 'dk', name: 'Denmark', flag: '', language: 'da', locale: 'da-DK', draft: false },
];
const FACTS: Fact[] = [
  { name: 'experience', value: { en: 'over 5 years', da: 'over 5 år' } },
  { name: 'currency', value: { us: 'dollars', dk: 'kroner' } },
  { name: 'email', value: 'a@example.com' },
];
const SITE = { facts: FACTS, regions: REGIONS };

describe('facts in a text', () => {
  it('have the value of the language or of its first region', () => {
    const values = (key: string) => FACTS.map((fact) => factValue(fact, key, REGIONS));
    expect(values('da')).toEqual(['over 5 år', 'kroner', 'a@example.com']);
    expect(values('us')).toEqual(['over 5 years', 'dollars', 'a@example.com']);
  });

  it('are shown with their values; other names in braces stay', () => {
    expect(withFactValues('{experience} for {client} in {currency}', 'da', SITE)).toBe(
      'over 5 år for {client} in kroner',
    );
  });

  it('count with their values', () => {
    expect(shownLength('{experience} ', 'da', SITE)).toBe(9);
    expect(shownLength('{unknown}', 'da', SITE)).toBe(9);
    expect(shownLength('👍', 'da', SITE)).toBe(1);
  });
});
