import { hash } from 'node:crypto';
import { pathNumber } from './path-number.ts';

/** Paths of which only this is asked: whether one of them is. */
export interface PathSet {
  /** How many they are; one that was given twice counts twice. */
  size: number;
  has: (path: string) => boolean;
  /** Stands for all of them. */
  print: () => string;
}

/** Makes a set of paths that are given as numbers, in parts. */
export function pathSet(parts: readonly Float64Array[]): PathSet {
  const sorted = joined(parts).sort();
  return {
    size: sorted.length,
    has: (path) => holds(sorted, pathNumber(path)),
    print: () => hash('sha1', sorted, 'base64'),
  };
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function holds(sorted: Float64Array, wanted: number): boolean {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === wanted;
}
