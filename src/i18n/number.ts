/** One formatter for each locale: making one takes longer than a hundred uses of it. */
const formats = new Map<string, Intl.NumberFormat>();

/** A whole or decimal number with the separators of a locale: `1,200`, `1.200`. */
export function formatNumber(value: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  formats.set(locale, format);
  return format.format(value);
}
