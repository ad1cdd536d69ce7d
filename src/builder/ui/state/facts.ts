import type { SiteOverview } from '../../protocol/answers.ts';
import { isMap } from '../../../data/plain.ts';

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

/** What a site's texts name in braces, and where it differs. */
export interface SiteFacts extends Pick<SiteOverview, 'regions'> {
  facts: readonly Fact[];
}

/**
 * Returns a text as visitors read it: with the values of its facts.
 * @param key code of a language or region
 */
export const withFactValues = (text: string, key: string, { facts, regions }: SiteFacts): string =>
  text.replace(/\{([A-Za-z]\w*)\}/g, (whole, name: string) => {
    const fact = facts.find((each) => each.name === name);
    return fact ? factValue(fact, key, regions) : whole;
  });

/** Returns a text's length in characters as visitors read it. */
export const shownLength = (text: string, key: string, site: SiteFacts): number =>
  [...withFactValues(text, key, site).trim()].length;
