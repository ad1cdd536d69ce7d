import type { KeyLanguages } from '../find-texts.ts';
import type { ExchangeContent, NamedLanguage, ExchangeProblem } from './returned-translation.ts';
import type { LanguagePair } from './translation-unit.ts';

const NAMES = new Intl.DisplayNames('en-US', { type: 'language' });

/** What is known of the site's languages. */
export interface SiteLanguages {
  /** The languages that texts are imported from and to. */
  pair: LanguagePair;
  /** All languages of the site, and its regions with their languages: the keys of texts. */
  ofKeys: KeyLanguages;
}

/** Returns why a file isn't for the languages of the import; `undefined` if it is, or names none. */
export function languageProblem(
  { languages, translations }: ExchangeContent,
  site: SiteLanguages,
): ExchangeProblem | undefined {
  const all = new Set(Object.values(site.ofKeys));
  const other = [...languages, ...translations.flatMap((each) => languageOfField(each, site.ofKeys))].find(
    ({ role, tag }) => siteLanguage(tag, all) !== site.pair[role],
  );
  return other && problemOf(other, site.pair, all);
}

/** The language that a table's row is about: its field ends in a language or a region. */
function languageOfField({ field, line }: { field: string; line: number }, ofKeys: KeyLanguages): NamedLanguage[] {
  const key = /[^.]*$/.exec(field)?.[0] ?? '';
  const tag = Object.hasOwn(ofKeys, key) ? ofKeys[key] : undefined;
  return tag === undefined ? [] : [{ role: 'target', tag, line }];
}

function problemOf({ role, tag, line }: NamedLanguage, pair: LanguagePair, all: ReadonlySet<string>): ExchangeProblem {
  const [theirs, ours] = [nameOf(tag), nameOf(pair[role])];
  if (role === 'source')
    return {
      line,
      message: `The file is translated from ${theirs}; the site's texts are translated from ${ours}.`,
      hint: 'Send the translator a new export.',
    };
  const own = siteLanguage(tag, all);
  return {
    line,
    message: `The file has texts in ${theirs}; they would be imported as ${ours}.`,
    hint: own && own !== pair.source ? `Import it with "--to ${own}".` : `Import a file with texts in ${ours}.`,
  };
}

/** Returns the language of the site that a tag means: `da` for "da-DK", "pt-BR" rather than "pt" if the site has both. */
const siteLanguage = (tag: string, languages: ReadonlySet<string>): string | undefined =>
  [...languages].find((language) => language.toLowerCase() === tag.toLowerCase()) ??
  [...languages].find((language) => isSameLanguage(tag, language));

/** Returns whether two tags mean one language; a tag without a region means each of its regions. */
function isSameLanguage(a: string, b: string): boolean {
  const [one, other] = [localeOf(a), localeOf(b)];
  if (!one || !other || (one.region && other.region && one.region !== other.region)) return false;
  const [full, otherFull] = [one.maximize(), other.maximize()];
  return full.language === otherFull.language && full.script === otherFull.script;
}

/** Reads a tag, also as some tools write it: "da_DK", and "no" for the Norwegian that others call "nb". */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-').replace(/^no(?=-|$)/i, 'nb'));
  } catch {
    return undefined;
  }
}

function nameOf(tag: string): string {
  const locale = localeOf(tag);
  return locale ? `${NAMES.of(locale.toString()) ?? tag} (${tag})` : `"${tag}"`;
}
