import { type Phrase, say, verbatim } from '../../../i18n/phrase.ts';
import { type FileFinding, quote } from '../../diagnostics/diagnostic.ts';
import { languageWord, named } from '../../diagnostics/in-forms.ts';
import { translationChecksSchema } from '../../../schema/translation-checks.schema.ts';
import { isDraftLanguage } from '../../../regions/site-regions.ts';
import { languageOf, type FieldCheck, type CheckContext } from './check-context.ts';
import type { TextField } from '../../validate/walk-schema.ts';

/** Minimum number of words for identical texts to be reported; a single word is often the same in both languages. */
const MIN_WORDS = 2;

/** Returns whether a text may be identical in two languages. A fast pre-check, because most aren't. */
export function mayBeSame(value: object): boolean {
  const texts = Object.values(value);
  return texts.some((text, index) => texts.indexOf(text) < index && /\p{L}.*\s.*\p{L}/su.test(String(text)));
}

/**
 * Creates the check of texts that are identical in two languages. `content/translation-checks.yaml` sets its severity.
 */
export function createUntranslatedTextCheck(site: CheckContext): FieldCheck<TextField> {
  const { same, sameAllowed } = site.checked.translations?.value ?? translationChecksSchema.parse({});
  // A file with errors may contain names or words that are allowed.
  if (same === 'off' || !site.complete) return () => [];
  let count: CountSame | undefined;
  return (_site, field) => {
    if (!mayBeSame(field.value)) return [];
    count ??= createIdenticalTextCheck([...sameAllowed, ...namesOf(site)]);
    const found = sameText(site, field, count);
    return found ? [same === 'warning' ? { ...found, severity: 'warning' } : found] : [];
  };
}

function sameText(site: CheckContext, { file, path, value }: TextField, count: CountSame): FileFinding | undefined {
  const texts = Object.entries(value);
  for (const [index, [key, text]] of texts.entries()) {
    const language = languageOf(site, key);
    // A draft begins with the source texts; `npm run content:translations` counts them.
    if (language === undefined || isDraftLanguage(site.model.regions, language)) continue;
    const [twin] =
      texts.slice(0, index).find(([other, earlier]) => {
        const isOther = languageOf(site, other) !== language;
        return isOther && count(earlier, text) >= MIN_WORDS;
      }) ?? [];
    const twinLanguage = twin === undefined ? undefined : languageOf(site, twin);
    if (twinLanguage) {
      const message = (quoted: Phrase) =>
        say`This says the same in ${languageWord(twinLanguage)} and ${languageWord(language)}: ${quoted}.`;
      return {
        file,
        path: [...path, key],
        message: message(verbatim(quote(text))).english,
        hint: 'Translate it, or add the text to sameAllowed in content/translation-checks.yaml.',
        form: {
          message: message(named(text)),
          hint: say`Translate it, or add it to “Same allowed” in content/translation-checks.yaml.`,
        },
      };
    }
  }
  return undefined;
}

/** Collects names declared by the content itself, which are the same in every language. */
function namesOf({ checked: { singles, entries }, model }: CheckContext): string[] {
  const { name, person, company, social = [] } = singles.site?.value ?? {};
  return [
    ...[name, person, company?.legalName, company?.city].flatMap((own) => own ?? []),
    ...social.map((profile) => profile.name),
    ...Object.values(singles.regions?.value.regions ?? {}).map((region) => region.name),
    ...[...model.collections.values()].flatMap(({ name: collection, nameField }) =>
      (entries.get(collection) ?? []).flatMap(({ value }) => {
        const own = value[nameField];
        return typeof own === 'string' ? [own] : [];
      }),
    ),
  ];
}

/** Parts that are never translated: facts in curly brackets and addresses. */
const UNTRANSLATED = /\{\w+\}|https?:\/\/\S+|\S+@\S+|\]\([^)]*\)/g;

/** Letters and digits. Compares a name such as "C++" without its punctuation. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Counts the words that two texts in different languages share by mistake. */
type CountSame = (one: string, other: string) => number;

/**
 * Creates a function that counts the untranslated words of two texts that read the same: words with a letter that
 * aren't part of an allowed name. Returns 0 if the texts differ.
 */
export function createIdenticalTextCheck(allowed: readonly string[]): CountSame {
  const whole = new Set(allowed.map((text) => collapseSpaces(text).toLowerCase()).filter(Boolean));
  const names = new Set([...whole].map((text) => wordsOf(text).join(' ')).filter(Boolean));
  const longest = Math.max(0, ...[...names].map((name) => name.split(' ').length));
  return (one, other) => {
    const text = collapseSpaces(one);
    if (text !== collapseSpaces(other) || whole.has(text.toLowerCase())) return 0;
    return withoutNames(wordsOf(text.replaceAll(UNTRANSLATED, ' ').toLowerCase()), names, longest).filter((word) =>
      /\p{L}/u.test(word),
    ).length;
  };
}

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** Removes every allowed name from a list of words. At each position the longest match wins. */
function withoutNames(words: readonly string[], names: ReadonlySet<string>, longest: number): string[] {
  const left: string[] = [];
  for (let start = 0; start < words.length;) {
    const most = Math.min(longest, words.length - start);
    let length = most;
    while (length > 0 && !names.has(words.slice(start, start + length).join(' '))) length -= 1;
    if (length === 0) left.push(words[start] ?? '');
    start += Math.max(1, length);
  }
  return left;
}

/** Collapses line breaks and repeated spaces. */
const collapseSpaces = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/**
 * Puts a text on one line and replaces typographic characters with ASCII ones, to compare texts regardless of
 * typography.
 */
export const plainTypography = (text: string): string =>
  collapseSpaces(text)
    .replaceAll(/[’‘´`›‹]/g, "'")
    .replaceAll(/[“”„»«]/g, '"')
    .replaceAll(/ ?[–—] ?| - /g, '-')
    .replaceAll(/ ?(?:…|\.{3})/g, '...')
    .replaceAll(/ (?=%)/g, '');
