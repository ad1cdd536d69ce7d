import { diffWords } from 'diff';

/** A piece of a text before or after a change. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Minimum share of a text that stays the same, below which old and new are shown one after the other. */
const MIN_COMMON_SHARE = 0.4;

/** Compares two texts word by word; texts that have little in common are shown whole. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const parts = diffWords(before, after).map(({ value, added, removed }): DiffPart => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
  const common = parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.trim().length : 0), 0);
  if (common >= MIN_COMMON_SHARE * Math.max(before.length, after.length)) return parts;
  const whole: DiffPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return whole.filter(({ text }) => text !== '');
}

/** What stays of unchanged text beside a change, in characters. */
const CONTEXT_LENGTH = 60;

/** Longest removed or added text that is shown, in characters. */
const MOST_CHANGED = 400;

/** Shortens what didn't change, and very long additions, so that every change of a long text is seen. */
export function shortenParts(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map(({ kind, text }, index) => {
    if (kind !== 'same') return { kind, text: text.length > MOST_CHANGED ? `${text.slice(0, MOST_CHANGED)}…` : text };
    const [isFirst, isLast] = [index === 0, index === parts.length - 1];
    const [start, end] = [isFirst ? 0 : CONTEXT_LENGTH, isLast ? 0 : CONTEXT_LENGTH];
    if (text.length <= start + end + 1) return { kind, text };
    return { kind, text: `${text.slice(0, start)}…${end === 0 ? '' : text.slice(-end)}` };
  });
}
