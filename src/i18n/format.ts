import { DATE_LOCALES } from './languages/date-locales.ts';

/** The locale in which dates and the clock are written for readers of a locale. */
export const dateLocale = (locale: string): string => DATE_LOCALES[locale] ?? locale;

/** A calendar day (`2025-01-25`) in words: `January 25, 2025`, `25 January 2025` or `25. januar 2025`. */
export const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
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

/** Bytes of the unit of a file's size, and its decimals. */
const KILOBYTE = { bytes: 1000, unit: 'kilobyte', decimals: 0 };
const MEGABYTE = { bytes: 1_000_000, unit: 'megabyte', decimals: 1 };

/** The size of a file in words of a locale: `340 kB`, `1.2 MB`, `1,2 MB`. */
export function formatFileSize(size: number, locale: string): string {
  const { bytes, unit, decimals } = size < MEGABYTE.bytes ? KILOBYTE : MEGABYTE;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: decimals }).format(
    Math.max(1, size / bytes),
  );
}

/** Puts values in place of `{name}`; names without a value stay as they are. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{([a-z][A-Za-z0-9]*)\}/g, (whole, name: string) => values[name] ?? whole);
