import type { SiteOverview } from '../../../protocol/answers.ts';
import { isMap } from '../../../../data/plain.ts';

/** Something that texts name in braces. */
export type Fact = Pick<SiteOverview['facts'][number], 'name' | 'value'>;

/** Returns a fact's value in a language, or in a region; the first value where it has none. */
export function factValue({ value }: Fact, key: string, regions: SiteOverview['regions']): string {
  if (!isMap(value)) return wordOf(value);
  const region = regions.find(({ language, code }) => language === key || code === key);
  return wordOf(value[key] ?? value[region?.language ?? ''] ?? value[region?.code ?? ''] ?? Object.values(value)[0]);
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
