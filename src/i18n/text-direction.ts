/** The direction in which a language is written: the value of `dir` in HTML. */
export type TextDirection = 'ltr' | 'rtl';

/**
 * Scripts written from right to left, by ISO 15924 code (Unicode CLDR, script metadata). Not `Intl.Locale`'s `textInfo`:
 * Node 20 gets Dhivehi and Azerbaijani in Arabic script wrong, and a build has to be the same on every Node (decision 81).
 */
const RIGHT_TO_LEFT_SCRIPTS: ReadonlySet<string> = new Set([
  'Adlm', // Fulani
  'Arab', // Arabic, Persian, Urdu, Pashto, Uyghur
  'Aran', // Urdu in Nastaliq
  'Hebr', // Hebrew, Yiddish
  'Mand', // Mandaic
  'Nkoo', // Bambara, Dyula
  'Rohg', // Rohingya
  'Samr', // Samaritan
  'Syrc', // Syriac
  'Thaa', // Dhivehi
]);

const directions = new Map<string, TextDirection>();

/** Returns the direction in which the language of a locale is written. Throws a RangeError for an invalid locale. */
export function textDirection(locale: string): TextDirection {
  const known = directions.get(locale);
  if (known) return known;
  const { script = '' } = new Intl.Locale(locale).maximize();
  const found = RIGHT_TO_LEFT_SCRIPTS.has(script) ? 'rtl' : 'ltr';
  directions.set(locale, found);
  return found;
}
