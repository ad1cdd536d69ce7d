import { basename } from 'node:path';
import { diffArrays } from 'diff';
import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { DIFFERENCE_KIND, DIFFERENCE_NUMBER, type DifferenceKind } from '../../protocol/compare-calls.ts';
import { partsOf, type PageBlock, type PagePart } from './page-blocks.ts';

/** A difference between two documents. */
export interface FoundDifference {
  number: number;
  kind: DifferenceKind;
  /** The type of its section; see `PagePart`. */
  type: string;
  /** Whether a whole section differs, not a text in it. */
  isWhole: boolean;
  /** What it says in each document; empty where it isn't. */
  before: string;
  after: string;
  /** The addresses of a picture that was replaced, before and after. */
  sources?: readonly [string, string];
}

/** Most differences that are listed and marked: beyond, the page is another one. */
const MOST_DIFFERENCES = 200;

/** A difference with the elements that show it in either document. */
interface Marked extends Omit<FoundDifference, 'number'> {
  elements: readonly Html.Element[];
}

/**
 * Compares two documents as visitors read them: the sections, and the texts and pictures of each. Marks the elements that
 * differ in both documents. What stands in two places, as in a menu and its copy for phones, is one difference.
 */
export function markDifferences(before: Html.Document, after: Html.Document): FoundDifference[] {
  const found = new Map<string, FoundDifference>();
  for (const { elements, ...difference } of compareParts(partsOf(before), partsOf(after))) {
    const { kind, type, before: was, after: is } = difference;
    const same = JSON.stringify([kind, type, was, is]);
    const known = found.get(same) ?? { number: found.size + 1, ...difference };
    if (known.number > MOST_DIFFERENCES) break;
    found.set(same, known);
    for (const { attrs } of elements)
      attrs.push({ name: DIFFERENCE_KIND, value: kind }, { name: DIFFERENCE_NUMBER, value: String(known.number) });
  }
  return [...found.values()];
}

/** Yields the differences in the order of the page. */
function* compareParts(before: PagePart[], after: PagePart[]): Generator<Marked> {
  for (const [was, is] of aligned(
    before,
    after,
    ({ key }) => key,
    ({ type }) => type,
  )) {
    if (was && is) yield* compareBlocks(was.blocks, is.blocks, is.type);
    else {
      const part = was ?? is;
      if (!part) continue;
      const other = (was ? after : before).find(({ key }) => key === part.key);
      if (!other) yield wholePart(part, was ? 'removed' : 'added');
      // What has moved is in both; it's listed where it stands now.
      else if (is) {
        const elements = [other, is].flatMap(({ element }) => element ?? []);
        yield { ...wholePart(is, 'moved'), before: '', after: '', elements };
        yield* compareBlocks(other.blocks, is.blocks, is.type);
      }
    }
  }
}

const wholePart = ({ type, blocks, element }: PagePart, kind: DifferenceKind): Marked => {
  const words = blocks.map((block) => block.words).join('\n');
  return {
    kind,
    type,
    isWhole: true,
    before: kind === 'removed' ? words : '',
    after: kind === 'added' ? words : '',
    elements: element ? [element] : [],
  };
};

function* compareBlocks(before: PageBlock[], after: PageBlock[], type: string): Generator<Marked> {
  for (const [was, is] of aligned(
    before,
    after,
    ({ key }) => key,
    ({ element }) => element.tagName,
  )) {
    if (was && is && was.key === is.key) continue;
    const sources = was?.source !== undefined && is?.source !== undefined && ([was.source, is.source] as const);
    // Two pictures that are described alike go by their names.
    const names = sources && was?.words === is?.words ? sources.map((source) => basename(source)) : [];
    yield {
      kind: was && is ? 'changed' : was ? 'removed' : 'added',
      type,
      isWhole: false,
      before: names[0] ?? was?.words ?? '',
      after: names[1] ?? is?.words ?? '',
      elements: [was, is].flatMap((block) => block?.element ?? []),
      ...(sources && { sources }),
    };
  }
}

type Pair<T> = readonly [T | undefined, T | undefined];

/**
 * Pairs the items of two lists: those with the same key in the same order, and between them, those of the same kind that
 * stand at the same place.
 */
function aligned<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
  kindOf: (item: T) => string = keyOf,
): Pair<T>[] {
  const pairs: Pair<T>[] = [];
  const [was, is] = [[...before], [...after]];
  let [removed, added]: [T[], T[]] = [[], []];
  const settle = () => {
    pairs.push(...pairsByPlace(removed, added, kindOf));
    [removed, added] = [[], []];
  };
  for (const part of diffArrays(before.map(keyOf), after.map(keyOf))) {
    if (part.removed) removed.push(...was.splice(0, part.count));
    else if (part.added) added.push(...is.splice(0, part.count));
    else {
      settle();
      const same = is.splice(0, part.count);
      pairs.push(...was.splice(0, part.count).map((item, index): Pair<T> => [item, same[index]]));
    }
  }
  settle();
  return pairs;
}

function pairsByPlace<T>(before: readonly T[], after: readonly T[], kindOf: (item: T) => string): Pair<T>[] {
  const left = [...after];
  const pairs = before.flatMap((item): Pair<T>[] => {
    const at = left.findIndex((other) => kindOf(other) === kindOf(item));
    if (at < 0) return [[item, undefined]];
    return [...left.splice(0, at).map((one): Pair<T> => [undefined, one]), [item, left.shift()]];
  });
  return [...pairs, ...left.map((one): Pair<T> => [undefined, one])];
}
