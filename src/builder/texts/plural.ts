/** The forms of a text by the number that it names. `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Returns a function that picks the form for a number, by the rules of a language.
 * @param locale also writes the number: 1,200 in `en-US`
 */
export function createPlural(locale: string) {
  const rules = new Intl.PluralRules(locale);
  const format = new Intl.NumberFormat(locale);
  return (forms: PluralForms) =>
    (count: number): string =>
      (forms[rules.select(count)] ?? forms.other).replaceAll('#', () => format.format(count));
}
