import type { z } from 'zod';
import { nearest } from './nearest.ts';

type Issue = z.core.$ZodIssue;

/** An unknown field and the missing one that was meant. */
export interface Misspelt {
  key: string;
  meant: string;
  /** The group in which the field is missing, below the one in which it stands; nothing where it is the same. */
  inside?: string;
  /** What the schema says of the missing field: it is not told on its own. */
  missing: Issue;
}

/** Pairs the unknown fields of a group with its missing ones. */
export function misspeltFields(
  issues: readonly Issue[],
  unknown: Extract<Issue, { code: 'unrecognized_keys' }>,
): Misspelt[] {
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

function sameGroup(key: string, left: readonly Issue[], depth: number): Misspelt | undefined {
  const here = left.filter(({ path }) => path.length === depth + 1);
  const names = here.map(({ path }) => String(path.at(-1)));
  const [only] = names;
  // Codes of languages and regions are too short to be alike.
  const meant =
    nearest(key, names) ?? (names.length === 1 && only?.length === 2 && key.length === 2 ? only : undefined);
  const missing = here.find(({ path }) => path.at(-1) === meant);
  return meant !== undefined && missing ? { key, meant, missing } : undefined;
}

/** A field that stands beside the group in which it is missing: it is not indented deep enough. */
function slippedOut(key: string, left: readonly Issue[], depth: number): Misspelt | undefined {
  const missing = left.find(({ path }) => path.length === depth + 2 && path.at(-1) === key);
  const inside = missing?.path.at(-2);
  return missing && typeof inside === 'string' ? { key, meant: key, inside, missing } : undefined;
}
