/** Locales for dates and the clock, where they differ: Europeans who read English read them as the British do. */
export const DATE_LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };
