import { comparable } from '../kit/search-entries.ts';
import type { PaletteOption } from './palette-options.ts';

/** Suggestions shown where nothing is found. */
const MOST_SUGGESTED = 3;

/** Shorter words are a beginning of too many others to suggest anything by. */
const SHORTEST_WORD = 3;

/** Stands for any word in `standsInFor`. */
const ANYTHING = '*';

/** A group of words is worth less than the one before by this; the place of a word in its group counts for less. */
const GROUP_STEP = 1000;

type Searched = Pick<PaletteOption, 'title' | 'purpose' | 'keywords' | 'standsInFor' | 'key'>;

const wordsOf = (text: string): string[] =>
  comparable(text)
    .split(/[^\p{L}\p{N}&*]+/u)
    .filter(Boolean);

/**
 * How well a section type fits a word, 0 is best: the word begins its title, is a keyword, begins one, begins a word of its
 * purpose, or stands anywhere. `undefined`: not at all.
 */
function rank({ title, purpose, keywords, key }: Searched, word: string): number | undefined {
  const own = wordsOf(keywords);
  const places = [
    wordsOf(title).findIndex((one) => one.startsWith(word)),
    own.indexOf(word),
    own.findIndex((one) => one.startsWith(word)),
    wordsOf(purpose).findIndex((one) => one.startsWith(word)),
    comparable(`${title} ${keywords} ${purpose} ${key}`).indexOf(word),
  ];
  const group = places.findIndex((place) => place >= 0);
  return group < 0 ? undefined : group * GROUP_STEP + Math.min(places[group] ?? 0, GROUP_STEP - 1);
}

/** Keeps the options that fit every word of a search, the best first. */
export function searchOptions<T extends Searched>(options: readonly T[], search: string): readonly T[] {
  const words = wordsOf(search);
  const found = options.flatMap((option) => {
    const ranks = words.map((word) => rank(option, word)).filter((one) => one !== undefined);
    return ranks.length < words.length ? [] : [{ option, fit: ranks.reduce((sum, one) => sum + one, 0) }];
  });
  return found.toSorted((a, b) => a.fit - b.fit).map(({ option }) => option);
}

/**
 * Returns the options that come closest to a search that finds nothing: those that stand in for a word of it, else those
 * that fit one of its words, else those that can hold anything.
 */
export function nearestOptions<T extends Searched>(options: readonly T[], search: string): readonly T[] {
  const words = wordsOf(search).filter((word) => word.length >= SHORTEST_WORD);
  const standIns = options.flatMap((option) => {
    const own = wordsOf(option.standsInFor);
    const place = own.findIndex((one) => words.some((word) => one.startsWith(word)));
    return place < 0 ? [] : [{ option, place }];
  });
  const nearest = standIns.toSorted((a, b) => a.place - b.place).map(({ option }) => option);
  const some = nearest.length > 0 ? nearest : words.flatMap((word) => searchOptions(options, word));
  const any = options.filter(({ standsInFor }) => wordsOf(standsInFor).includes(ANYTHING));
  return [...new Set(some.length > 0 ? some : any)].slice(0, MOST_SUGGESTED);
}
