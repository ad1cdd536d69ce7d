import { describe, expect, it } from 'vitest';
import { factsIn, factValue, insertAt, linkAround, shownLength, toggleAround, type Fact } from './facts.ts';

const REGIONS = [
  { code: 'us', name: 'USA', flag: '', language: 'en', locale: 'en-US', draft: false },
  { code: 'dk', name: 'Denmark', flag: '', language: 'da', locale: 'da-DK', draft: false },
];
const FACTS: Fact[] = [
  { name: 'experience', value: { en: 'over 5 years', da: 'over 5 år' } },
  { name: 'currency', value: { us: 'dollars', dk: 'kroner' } },
  { name: 'email', value: 'a@example.com' },
];

describe('facts in a text', () => {
  it('are found once each', () => {
    expect(factsIn(['{experience} and {email}', 'om {experience}, {}, { a }'])).toEqual(['experience', 'email']);
  });

  it('have the value of the language or of its first region', () => {
    const values = (key: string) => FACTS.map((fact) => factValue(fact, key, REGIONS));
    expect(values('da')).toEqual(['over 5 år', 'kroner', 'a@example.com']);
    expect(values('us')).toEqual(['over 5 years', 'dollars', 'a@example.com']);
  });

  it('count with their values', () => {
    expect(shownLength('{experience} ', 'da', FACTS, REGIONS)).toBe(9);
    expect(shownLength('{unknown}', 'da', FACTS, REGIONS)).toBe(9);
    expect(shownLength('👍', 'da', FACTS, REGIONS)).toBe(1);
  });
});

describe('writing into a text', () => {
  const selection = { text: 'One two three', start: 4, end: 7 };

  it('inserts in the place of the selection', () => {
    expect(insertAt(selection, '{x}')).toEqual({ text: 'One {x} three', start: 7, end: 7 });
  });

  it('makes bold, and takes it back', () => {
    const bold = toggleAround(selection, '**');
    expect(bold).toEqual({ text: 'One **two** three', start: 6, end: 9 });
    expect(toggleAround(bold, '**')).toEqual(selection);
  });

  it('makes a link', () => {
    expect(linkAround(selection, '/x', 'link')).toEqual({ text: 'One [two](/x) three', start: 5, end: 8 });
    expect(linkAround({ ...selection, end: 4 }, '/x', 'link').text).toBe('One [link](/x)two three');
  });
});
