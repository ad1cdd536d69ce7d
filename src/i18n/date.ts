/** A calendar day (`2025-01-25`) in words: `January 25, 2025`, `25 January 2025` or `25. januar 2025`. */
export const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
