import type { Phrase } from '../../i18n/phrase.ts';
import { quoteWhole } from './diagnostic.ts';
import { didYouMean } from './in-forms.ts';

/** Maximum number of candidates listed if none is close. */
const MAX_SHOWN = 12;

/** Maximum number of comparisons per run, so that a site full of mistakes doesn't become slow. */
const MAX_COMPARED = 200_000;

/**
 * Returns the candidate closest to a mistyped word, if one is close enough.
 * @param limit maximum number of differing letters
 */
export function closestMatch(
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

/**
 * Returns the number of letters to change, add, drop or swap between two words (Damerau-Levenshtein distance). Stops
 * counting above `most`.
 */
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
  const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]; // no letter equals the undefined one before the start
  return swapped ? Math.min(best, (before[j - 2] ?? 0) + 1) : best;
}

/** Formats `Did you mean "hero"?`, or lists the possible values. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const near = closestMatch(word, candidates);
  return near === undefined ? possible(candidates) : `Did you mean ${quoteWhole(near)}?`;
}

/**
 * Formats `Did you mean “hero”?` for a form.
 * @param otherwise the remedy if no candidate is close: the form lists them
 */
export function suggestionInForm(word: string, candidates: readonly string[], otherwise: Phrase): Phrase {
  return didYouMean(closestMatch(word, candidates), otherwise);
}

function possible(candidates: readonly string[]): string {
  if (candidates.length === 0) return 'Delete it.';
  const more = candidates.length - MAX_SHOWN;
  return `Possible: ${candidates.slice(0, MAX_SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** Returns the shortest candidate that starts with the whole word and a hyphen: `about` is short for `about-me`. */
function longer(word: string, candidates: Iterable<string>): string | undefined {
  const begun = [...candidates].filter((candidate) => candidate.startsWith(`${word}-`));
  return begun.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
}

/** Suggests the closest of many candidates, or a fallback. Caches each word. */
export interface Suggest {
  (word: string, candidates: ReadonlySet<string>, otherwise: string): string;
  /** Returns the closest candidate itself. */
  near: (word: string, candidates: ReadonlySet<string>) => string | undefined;
}

/** Creates the suggester for one run of the check. */
export function createSuggester(): Suggest {
  const known = new WeakMap<ReadonlySet<string>, Map<string, string | undefined>>();
  let left = MAX_COMPARED;
  const near: Suggest['near'] = (word, candidates) => {
    const suggestions = known.get(candidates) ?? new Map<string, string | undefined>();
    known.set(candidates, suggestions);
    if (!suggestions.has(word)) {
      left -= candidates.size;
      suggestions.set(word, left >= 0 ? (closestMatch(word, candidates) ?? longer(word, candidates)) : undefined);
    }
    return suggestions.get(word);
  };
  const suggest = (word: string, candidates: ReadonlySet<string>, otherwise: string) => {
    const found = near(word, candidates);
    return found === undefined ? otherwise : `Did you mean ${quoteWhole(found)}?`;
  };
  return Object.assign(suggest, { near });
}
