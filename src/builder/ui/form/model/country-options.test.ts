import { expect, it } from 'vitest';
import { countryChoices, countryOptions } from './country-options.ts';

it('lists each country once, by its name', () => {
  const names = countryOptions().map(({ label }) => label);
  expect(countryOptions()).toContainEqual({ value: 'DK', label: 'Denmark' });
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
  expect(new Set(names).size).toBe(names.length);
  expect(countryOptions().map(({ value }) => value)).not.toContain('UK'); // Britain is GB
});

it('keeps a code that no country has, and shows codes beside names', () => {
  const choices = countryChoices(['UK', 'ES', '']);
  expect(choices).toContainEqual({ value: 'ES', label: 'Spain (ES)' });
  expect(choices.at(-1)).toEqual({ value: 'UK', label: 'UK' });
  expect(choices).toHaveLength(countryOptions().length + 1);
});
