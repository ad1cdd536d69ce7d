import { pluralCategories, pluralForms } from '../../../src/i18n/plural.ts';
import { GENERATED_LANGUAGES } from './languages.ts';
import { randomFrom, type Random } from './random.ts';

/** How long texts are beside those of the template: half, as long, or nearly twice as long. */
export const TEXT_LENGTHS = { short: 0.5, usual: 1, long: 1.8 } as const;

/** How the texts of a site are generated. */
export interface TextStyle {
  length: keyof typeof TEXT_LENGTHS;
  /** Whether some words are very long and have no break. */
  hasLongWords: boolean;
}

/** Parts that stay: facts, the addresses of links, web and email addresses. */
const STAYS = /(\{[^{}]*\}|\]\([^)]*\)|\S+@\S+|https?:\/\/\S+)/;

/** Words in a row, without marks of formatting and the end of a sentence. */
const RUN = /(?<!\p{N})\p{L}(?:[\p{L}\p{M}\p{N}’'\-–—,; ]*[\p{L}\p{M}\p{N}])?/gu;

/** How often a long word stands in a text that may have some. */
const LONG_WORD_PROBABILITY = 0.06;

/** A comma stands in the middle of more words than this. */
const WORDS_BEFORE_COMMA = 7;

/** Writes texts of a language in place of those of a template. */
export interface Writer {
  /**
   * Writes a text with the facts, links and marks of another one. The same text becomes the same one again, and another text
   * another one.
   * @param plural whether ` | ` separates the forms for different numbers
   */
  write: (source: string, options?: { plural?: boolean; most?: number }) => string;
  /** Writes some words, at most as many characters long as given. */
  words: (seed: string, count: number, most: number) => string;
}

/** Creates the writer of a language for one site. */
export function createWriter(language: string, { length, hasLongWords }: TextStyle, seed: string): Writer {
  const own = GENERATED_LANGUAGES[language];
  if (!own) throw new Error(`There are no words in "${language}".`);
  const { space = ' ', stop = '.', comma = ',', question = '?' } = own;
  const all = own.words.split(' ');
  const known = new Map<string, string>();
  const taken = new Set<string>();

  function wordsFrom(random: Random, count: number, isLong: boolean): string[] {
    const found: string[] = [];
    while (found.length < count) {
      const word = random.pick(all);
      if (word === found.at(-1)) continue;
      const next =
        isLong && random.chance(LONG_WORD_PROBABILITY) ? [word, ...wordsFrom(random, 3, false)].join('') : word;
      found.push(next);
    }
    return found;
  }

  function run(random: Random, source: string): string {
    const count = Math.max(1, Math.round((source.match(/[\p{L}\p{N}]+/gu)?.length ?? 1) * TEXT_LENGTHS[length]));
    const words = wordsFrom(random, count, hasLongWords);
    if (count > WORDS_BEFORE_COMMA) words[Math.floor(count / 2)] += comma;
    const text = words.join(space).replace(/,(?=\p{Script=Han})/gu, comma);
    return /^\p{Lu}/u.test(source) ? capital(text) : text;
  }

  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

  /** Numbers as every language writes them: without signs between thousands and before decimals. */
  const plainNumbers = (source: string): string =>
    source
      .replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
      .replaceAll(/(?<=\d)[.,]\d+(?=\s?%)/g, '')
      .replaceAll(/(?<=\d)\s?%/g, language === 'en' ? '%' : '\u00A0%');

  const once = (source: string, random: Random): string =>
    plainNumbers(source)
      .replaceAll(/[“”„‚‘»«"]|\.{3}/g, '')
      .split(STAYS)
      .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(RUN, (words) => run(random, words))))
      .join('')
      .replaceAll(/(?<=[\p{L}\p{M}])\.(?=\s|$)/gu, stop)
      .replaceAll(/(?<=[\p{L}\p{M}])\?(?=\s|$)/gu, question)
      .replaceAll(/(?<=[。？]) (?=\S)/gu, '');

  function write(
    source: string,
    { plural = false, most = Infinity }: { plural?: boolean; most?: number } = {},
  ): string {
    const key = `${plural} ${most} ${source}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    for (let attempt = 0; ; attempt += 1) {
      const random = randomFrom(`${seed} ${language} ${attempt} ${source}`);
      const text = plural
        ? pluralCategories(language)
            .map(() => once(pluralForms(source).at(-1) ?? source, random))
            .join(' | ')
        : most === Infinity
          ? once(source, random)
          : capital(fitting(random, most));
      // What says something else in the template says something else here, or links and pages would have one name.
      const isTaken = taken.has(text) && text !== source && attempt < 100;
      if (isTaken) continue;
      known.set(key, text);
      taken.add(text);
      return text;
    }
  }

  /** As many words as fit. */
  function fitting(random: Random, most: number): string {
    const wanted = most * random.between(0.5, 1);
    let text = random.pick(all.filter((word) => word.length <= most));
    for (;;) {
      const [word = ''] = wordsFrom(random, 1, hasLongWords);
      const longer = `${text}${space}${word}`;
      if (longer.length > wanted) return text;
      if (!text.endsWith(word)) text = longer;
    }
  }

  return {
    write,
    words: (key, count, most) => {
      const random = randomFrom(`${seed} ${language} ${key}`);
      for (let left = count; ; left -= 1) {
        const text = wordsFrom(random, left, hasLongWords && left > 0)
          .map(capital)
          .join(space);
        if (text.length <= most || left === 1) return text.slice(0, most);
      }
    },
  };
}
