import { say, verbatim } from '../../i18n/phrase.ts';
import type { RegionEntry } from '../../schema/region.schema.ts';
import { closestMatch } from '../diagnostics/did-you-mean.ts';
import { type Finding, quote } from '../diagnostics/diagnostic.ts';
import { didYouMean, named, namedWhole } from '../diagnostics/in-forms.ts';
import type { Path } from '../../data/path.ts';

/** English names of languages; `undefined` for a code that isn't one. */
export const LANGUAGE_NAMES = new Intl.DisplayNames('en-US', { type: 'language', fallback: 'none' });

/** Returns a tag as standards write it, or `undefined` if it's no tag: `DA-dk` is `da-DK`. */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** Checks that a language has a code of ISO 639. */
export function checkLanguage(path: Path, language: string): Finding[] {
  const tag = canonicalTag(language);
  if (tag === language && LANGUAGE_NAMES.of(language) !== undefined) return [];
  const isOtherwiseWritten = tag !== undefined && LANGUAGE_NAMES.of(tag) !== undefined;
  const hint = isOtherwiseWritten ? `Did you mean "${tag}"?` : 'Write its ISO 639 code, for example da or sv.';
  return [
    {
      path,
      message: `No language has the tag ${quote(language)}.`,
      hint,
      form: {
        message: say`No language has the code ${named(language)}.`,
        hint: isOtherwiseWritten ? say`Did you mean ${namedWhole(tag)}?` : say`Write its code, for example da or sv.`,
      },
    },
  ];
}

/** Checks that browsers know a locale, and that it is written as standards write it. */
export function checkLocale(path: Path, { locale, language }: RegionEntry, others: readonly string[]): Finding[] {
  const tag = canonicalTag(locale);
  if (tag === undefined || Intl.DateTimeFormat.supportedLocalesOf([tag]).length === 0 || !hasKnownCountry(tag))
    return [
      {
        path,
        message: `No locale is called ${quote(locale)}.`,
        hint: `A locale is the language, and maybe a country after a hyphen, for example ${language} or da-DK.`,
        form: {
          message: say`There is no language and country called ${named(locale)}.`,
          hint: say`Write the code of the language, and maybe that of the country after a hyphen, for example ${verbatim(language)} or da-DK.`,
        },
      },
    ];
  if (tag === locale) return [];
  const [meant, example] = [verbatim(tag), verbatim(`${language}-DK`)];
  const hint = others.includes(tag)
    ? say`${meant} is that of another region: add the country of this one, for example ${example}.`
    : say`Write ${meant}.`;
  const form = { message: say`${named(locale)} is not how language and country are written.`, hint };
  return [{ path, message: `${quote(locale)} is not how locales are written.`, hint: hint.english, form }];
}

/** English names of countries; `undefined` for a code that isn't one. */
export const COUNTRY_NAMES = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'none' });

/** Returns whether the country of a locale exists, if it names one. */
export function hasKnownCountry(tag: string): boolean {
  const { region } = new Intl.Locale(tag);
  return region === undefined || COUNTRY_NAMES.of(region) !== undefined;
}

/** Checks that a currency has a code of ISO 4217. */
export function checkCurrency(path: Path, currency: string | undefined): Finding[] {
  const known = Intl.supportedValuesOf('currency');
  if (currency === undefined || known.includes(currency)) return [];
  const near = closestMatch(currency, known);
  const hint = near === undefined ? 'Write its ISO 4217 code, for example DKK.' : `Did you mean "${near}"?`;
  const form = {
    message: say`No currency has the code ${named(currency)}.`,
    hint: didYouMean(near, say`Write its code of three letters, for example DKK.`),
  };
  return [{ path, message: `No currency has the code ${quote(currency)}.`, hint, form }];
}
