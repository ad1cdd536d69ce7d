import { isScalar, type Scalar, type YAMLSeq } from 'yaml';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { Path } from '../../data/path.ts';

/** Reports numbers in an inline list that a thousands separator splits: `[900, 1,400]` holds three numbers. */
export function checkSplitNumbers(list: YAMLSeq, path: Path, text: string): Finding[] {
  if (!list.flow) return [];
  const pairs = list.items.slice(1).map((item, index) => ({ first: list.items[index], second: item, index }));
  const isTouching = ({ first, second }: (typeof pairs)[number]) => between(first, second, text) === ',';
  // If no comma is followed by a space, each of them separates two entries.
  if (pairs.length > 1 && pairs.every(isTouching)) return [];
  const split = pairs.find(
    (pair) =>
      isTouching(pair) && /^-?[1-9]\d{0,2}$/.test(sourceOf(pair.first)) && /^\d{3}$/.test(sourceOf(pair.second)),
  );
  if (!split) return [];
  const [thousands, rest] = [sourceOf(split.first), sourceOf(split.second)];
  return [
    {
      path: [...path, split.index],
      doubts: path,
      message: `A comma splits ${thousands},${rest} into two numbers of the list.`,
      hint: `Write ${thousands}${rest}, or put a space after the comma if two numbers are meant.`,
      form: {
        message: `${thousands},${rest} is read as two numbers of the list.`,
        hint: `Replace both with ${thousands}${rest}. If you mean two numbers, enter each of them again.`,
      },
    },
  ];
}

const sourceOf = (node: unknown): string => (isScalar(node) && node.type === 'PLAIN' ? (node.source ?? '') : '');

/** The text between two entries. */
const between = (first: unknown, second: unknown, text: string): string => {
  const [, end = 0] = (first as Scalar | null)?.range ?? [];
  const [start = 0] = (second as Scalar | null)?.range ?? [];
  return text.slice(end, start);
};
