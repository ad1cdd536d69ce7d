/** What the palette can reach, in groups of this order: what is there comes before what can be added. */
export const GROUPS = ['actions', 'sections', 'pages', 'settings', 'types', 'texts'] as const;

/** Entries shown of each group. */
const MAX_SHOWN: Record<(typeof GROUPS)[number], { always: number; found: number }> = {
  actions: { always: 8, found: 8 },
  sections: { always: 12, found: 8 },
  pages: { always: 8, found: 8 },
  types: { always: 0, found: 8 },
  settings: { always: 0, found: 8 },
  texts: { always: 0, found: 20 },
};

/** An entry of the palette. */
export interface PaletteEntry {
  id: string;
  group: (typeof GROUPS)[number];
  label: string;
  description?: string | undefined;
  /** All words by which it's found, in lower case without accents. */
  words: string;
}

/** Makes a text comparable: lower case, without accents. */
export const comparable = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae');

/** How well an entry fits: 0 begins with the query, 1 holds it at a word's beginning, 2 anywhere, 3 holds all its words. */
function rank(words: string, query: string, parts: readonly string[]): number | undefined {
  if (words.startsWith(query)) return 0;
  const at = words.indexOf(query);
  if (at >= 0) return words[at - 1] === ' ' ? 1 : 2;
  return parts.length > 1 && parts.every((part) => words.includes(part)) ? 3 : undefined;
}

/** Entries that fit a query, the best first, by group. Without a query: what is useful at any time. */
export function searchEntries<T extends PaletteEntry>(
  entries: readonly T[],
  query: string,
): { group: T['group']; entries: T[] }[] {
  const wanted = comparable(query.trim());
  const parts = wanted.split(/\s+/);
  const found = new Map<T['group'], { entry: T; fit: number }[]>();
  for (const entry of entries) {
    const fit = wanted === '' ? 0 : rank(entry.words, wanted, parts);
    if (fit === undefined) continue;
    const list = found.get(entry.group) ?? [];
    found.set(entry.group, list);
    list.push({ entry, fit });
  }
  return GROUPS.flatMap((group) => {
    const most = MAX_SHOWN[group][wanted === '' ? 'always' : 'found'];
    const best = (found.get(group) ?? []).toSorted((a, b) => a.fit - b.fit).slice(0, most);
    return best.length > 0 ? [{ group, entries: best.map(({ entry }) => entry) }] : [];
  });
}
