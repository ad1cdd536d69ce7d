import { texts } from '../../../texts/texts.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A country by its code of two letters. */
interface CountryOption {
  value: string;
  label: string;
}

let countries: readonly CountryOption[] | undefined;

/** All countries by name, with their codes of two letters. */
export const countryOptions = (): readonly CountryOption[] => (countries ??= listCountries());

/** Countries to choose from, with their codes beside the names; a code that no country has stays one of them. */
export function countryChoices(chosen: readonly string[]): CountryOption[] {
  const known = countryOptions();
  const unknown = chosen.filter((code) => code !== '' && !known.some(({ value }) => value === code));
  return [
    ...known.map(({ value, label }) => ({ value, label: `${label} (${value})` })),
    ...unknown.map((code) => ({ value: code, label: code })),
  ];
}

function listCountries(): CountryOption[] {
  const names = new Intl.DisplayNames(texts.common.locale, { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) =>
    LETTERS.flatMap((second) => {
      const code = first + second;
      const label = names.of(code);
      // A code that was replaced by another one stands for the same country again.
      return label !== undefined && new Intl.Locale(`und-${code}`).region === code ? { value: code, label } : [];
    }),
  ).sort((a, b) => a.label.localeCompare(b.label, texts.common.locale));
}
