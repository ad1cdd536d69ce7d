/** One formatter for each locale: making one takes longer than a hundred uses of it. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * A whole or decimal number with the separators of a locale: `1,200`, `1.200`.
 * @param decimals how many are written even where they are naught; two at most are written in any case
 */
export function formatNumber(value: number, locale: string, decimals: 0 | 2 = 0): string {
  const key = `${locale} ${decimals}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: 2 });
  formats.set(key, format);
  return format.format(value);
}
