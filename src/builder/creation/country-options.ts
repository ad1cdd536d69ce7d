const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** All countries by name, with their codes of two letters. */
export function countryOptions(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) =>
    LETTERS.flatMap((second) => {
      const code = first + second;
      const label = names.of(code);
      // A code that was replaced by another one stands for the same country again.
      return label !== undefined && new Intl.Locale(`und-${code}`).region === code ? { value: code, label } : [];
    }),
  ).sort((a, b) => a.label.localeCompare(b.label));
}
