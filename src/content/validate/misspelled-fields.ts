import type { z } from 'zod';
import { closestMatch } from '../diagnostics/did-you-mean.ts';

type Issue = z.core.$ZodIssue;

/** An unknown field and the missing one that was meant. */
export interface MisspelledField {
  key: string;
  meant: string;
  /**
   * Path of the map that lacks the field, relative to the one that has the unknown field; `undefined` if they're the
   * same.
   */
  inside?: string;
  /** The schema's error for the missing field, which isn't reported separately. */
  missing: Issue;
}

/** Pairs the unknown fields of a map with its missing ones (decision 52). */
export function misspelledFields(
  issues: readonly Issue[],
  unknown: Extract<Issue, { code: 'unrecognized_keys' }>,
): MisspelledField[] {
  const depth = unknown.path.length;
  const left = issues.filter(
    ({ path, input }) =>
      input === undefined && path.length > depth && unknown.path.every((step, i) => step === path[i]),
  );
  return unknown.keys.flatMap((key) => {
    const found = sameGroup(key, left, depth) ?? slippedOut(key, left, depth);
    if (found) left.splice(left.indexOf(found.missing), 1);
    return found ?? [];
  });
}

function sameGroup(key: string, left: readonly Issue[], depth: number): MisspelledField | undefined {
  const here = left.filter(({ path }) => path.length === depth + 1);
  const names = here.map(({ path }) => String(path.at(-1)));
  const [only] = names;
  const [, glued = ''] = /^([\w-]+):/.exec(key) ?? []; // `{ us:140 }` has the name "us:140"
  // Language and region codes are too short to be compared.
  const meant =
    names.find((name) => name === glued) ??
    closestMatch(key, names) ??
    (names.length === 1 && only?.length === 2 && key.length === 2 ? only : undefined);
  const missing = here.find(({ path }) => path.at(-1) === meant);
  return meant !== undefined && missing ? { key, meant, missing } : undefined;
}

/** Finds a field next to the map that lacks it: its indentation is too small. */
function slippedOut(key: string, left: readonly Issue[], depth: number): MisspelledField | undefined {
  const missing = left.find(({ path }) => path.length === depth + 2 && path.at(-1) === key);
  const inside = missing?.path.at(-2);
  return missing && typeof inside === 'string' ? { key, meant: key, inside, missing } : undefined;
}
