import { goneKey, isGone, isSettled, withoutField, type DraftEntry } from './draft.ts';

/**
 * Moves drafts to other keys; `undefined` drops a draft. Of two at one key, that of the field itself stays, and the other one is kept
 * without a field.
 * @returns a function that moves them back. What was saved in the meantime is no draft any more, and what was typed stays
 */
export function moveEntries(entries: Map<string, DraftEntry>, newKey: (key: string) => string | undefined): () => void {
  const before = [...entries].map(([key, entry]) => ({ key, entry, draft: entry.draft, name: newKey(key) }));
  const taken = new Set(before.flatMap(({ key, name }) => (key === name ? [key] : [])));
  entries.clear();
  for (const { key, entry, name } of before) {
    if (name === undefined) {
      clearTimeout(entry.timer);
      continue;
    }
    const isFree = key === name || !taken.has(name);
    taken.add(name);
    moveEntry(entries, entry, isFree ? name : goneKey(name));
  }
  return () => {
    const now = new Set(entries.values());
    const others = [...entries].filter(([, entry]) => !before.some((known) => known.entry === entry));
    const kept = before.filter(({ entry, name }) => now.has(entry) || name === undefined);
    entries.clear();
    for (const { key, entry, draft } of kept) {
      if (isGone(entry.key) && !isGone(key)) entry.draft = draft;
      entries.set(key, Object.assign(entry, { key }));
    }
    for (const [key, entry] of others) moveEntry(entries, entry, entries.has(key) ? goneKey(key) : key);
  };
}

/** Keeps an entry under another key, unless its field is gone and the file has its value. */
function moveEntry(entries: Map<string, DraftEntry>, entry: DraftEntry, key: string): void {
  const isLost = isGone(key) && !isGone(entry.key);
  if (isLost && isSettled(entry)) return clearTimeout(entry.timer);
  entries.set(key, Object.assign(entry, isLost ? withoutField(entry) : {}, { key }));
}
