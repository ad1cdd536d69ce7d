import { quoted } from './diagnostic.ts';

/** Most candidates that are written out where none is near. */
const MOST_SHOWN = 12;

/** Words are compared with so many candidates in one run; a site full of mistakes must not become slow. */
const MOST_COMPARED = 200_000;

/**
 * The candidate that is most like a mistyped word, if one is near enough to be meant.
 * @param limit most letters that may differ
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  limit = Math.max(1, Math.floor(word.length / 3)),
): string | undefined {
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const most = Math.min(limit, best?.distance ?? limit);
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), most);
    if (distance > most) continue;
    if (!best || distance < best.distance || candidate < best.candidate) best = { candidate, distance };
  }
  return best?.candidate;
}

/** Number of single letters to change, add, drop or swap between two words; counting stops above `most`. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) row.push(cheapest(a, b, i, j, row, last, before));
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

function cheapest(a: string, b: string, i: number, j: number, row: number[], last: number[], before: number[]): number {
  const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
  const best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed);
  const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]; // no letter equals what stands before the first
  return swapped ? Math.min(best, (before[j - 2] ?? 0) + 1) : best;
}

/** `Did you mean "hero"?`, or what may stand there instead. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const near = nearest(word, candidates);
  return near === undefined ? possible(candidates) : `Did you mean ${quoted(near)}?`;
}

function possible(candidates: readonly string[]): string {
  if (candidates.length === 0) return 'Delete it.';
  const more = candidates.length - MOST_SHOWN;
  return `Possible: ${candidates.slice(0, MOST_SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** The shortest candidate that begins with a whole word and goes on behind a hyphen: `about` is short for `about-me`. */
function longer(word: string, candidates: Iterable<string>): string | undefined {
  const begun = [...candidates].filter((candidate) => candidate.startsWith(`${word}-`));
  return begun.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
}

/** Suggests the nearest of many candidates, or says what else to do; a word is looked up once. */
export type Suggest = (word: string, candidates: ReadonlySet<string>, otherwise: string) => string;

/** Makes suggestions for one run of the check. */
export function createSuggest(): Suggest {
  const known = new WeakMap<ReadonlySet<string>, Map<string, string | undefined>>();
  let left = MOST_COMPARED;
  return (word, candidates, otherwise) => {
    const words = known.get(candidates) ?? new Map<string, string | undefined>();
    known.set(candidates, words);
    if (!words.has(word)) {
      left -= candidates.size;
      words.set(word, left >= 0 ? (nearest(word, candidates) ?? longer(word, candidates)) : undefined);
    }
    const near = words.get(word);
    return near === undefined ? otherwise : `Did you mean ${quoted(near)}?`;
  };
}
