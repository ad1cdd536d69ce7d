/** A whole or decimal number with the separators of a locale: `1,200`, `1.200`. */
export const formatNumber = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
