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
