import type { SiteOverview } from '../../../protocol/answers.ts';
import { isMap } from '../../../../data/plain.ts';

/** Something that texts name in braces. */
export type Fact = SiteOverview['facts'][number];

/** Names of facts, in the order of a text and once each. */
export const factsIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(/\{([A-Za-z]\w*)\}/g)].map(([, name = '']) => name))),
];

/** Returns a fact's value in a language, or in a region; the first value where it has none. */
export function factValue({ value }: Fact, key: string, regions: SiteOverview['regions']): string {
  if (!isMap(value)) return wordOf(value);
  const region = regions.find(({ language }) => language === key)?.code;
  return wordOf(value[key] ?? value[region ?? ''] ?? Object.values(value)[0]);
}

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Returns a text's length in characters as visitors read it: with the values of its facts. */
export function shownLength(
  text: string,
  key: string,
  facts: readonly Fact[],
  regions: SiteOverview['regions'],
): number {
  const shown = text.replace(/\{([A-Za-z]\w*)\}/g, (whole, name: string) => {
    const fact = facts.find((each) => each.name === name);
    return fact ? factValue(fact, key, regions) : whole;
  });
  return [...shown.trim()].length;
}

/** A text, and what is selected in it; offsets in UTF-16 code units. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** Puts words in the place of what is selected; the cursor stands behind them. */
export const insertAt = ({ text, start, end }: Selection, words: string): Selection => {
  const at = start + words.length;
  return { text: text.slice(0, start) + words + text.slice(end), start: at, end: at };
};

/** Puts marks around what is selected, or takes them away. */
export function toggleAround({ text, start, end }: Selection, mark: string): Selection {
  const [before, inner, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith(mark) && after.startsWith(mark)) {
    const from = start - mark.length;
    return {
      text: before.slice(0, -mark.length) + inner + after.slice(mark.length),
      start: from,
      end: from + inner.length,
    };
  }
  const from = start + mark.length;
  return { text: before + mark + inner + mark + after, start: from, end: from + inner.length };
}

/** Makes a link of what is selected; without a selection, of a word that is selected then. */
export function linkAround({ text, start, end }: Selection, target: string, word: string): Selection {
  const label = text.slice(start, end) || word;
  const link = `[${label}](${target})`;
  return { text: text.slice(0, start) + link + text.slice(end), start: start + 1, end: start + 1 + label.length };
}
