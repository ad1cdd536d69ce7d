/** The plural categories of Unicode CLDR, in its order. */
const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** What separates the plural forms of a text. */
const SEPARATOR = ' | ';

/** The rules of each locale: making them takes longer than a hundred uses of them. */
const rules = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string): Intl.PluralRules {
  const found = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, found);
  return found;
}

/** The plural categories of a locale, in the order in which a text lists its forms: `one, few, many, other` in Polish. */
export function pluralCategories(locale: string): Intl.LDMLPluralRule[] {
  const { pluralCategories: own } = rulesOf(locale).resolvedOptions();
  return CATEGORIES.filter((category) => own.includes(category));
}

/** The plural forms of a text: `{count} case | {count} cases`. A text without a separator has one, for every number. */
export const pluralForms = (text: string): string[] => text.split(SEPARATOR);

/** The form of a text for a number, in a locale. */
export function pluralForm(text: string, count: number, locale: string): string {
  const forms = pluralForms(text);
  const last = forms.at(-1) ?? text;
  const category = rulesOf(locale).select(count);
  // A browser whose language data is older may know fewer categories, but each knows "other", the last one.
  return category === 'other' ? last : (forms[pluralCategories(locale).indexOf(category)] ?? last);
}
