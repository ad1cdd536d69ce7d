import { REGIONS_FILE } from '../../content/read/site-regions.ts';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { FileChange } from '../content-edit/file-change.ts';
import { keyOf } from '../edit/plain-data.ts';
import { planEdits, type MarkedOperation } from '../edit/plan-edits.ts';
import type { ContentText } from './add-region.ts';
import { withoutMarks, readCodes, regionEntries, findVariants, type SiteCodes } from './variants.ts';
import type { Path } from '../../data/path.ts';

/** What removing a region changes. */
export interface RemovedRegion {
  changes: FileChange[];
  /** Languages that no other region speaks. */
  languages: string[];
  /** Number of values and texts that were removed. */
  values: number;
  /** Sections and other list items that only this region showed: file and field. */
  items: { file: string; path: Path }[];
}

/** Returns why a region can't be removed, or `undefined` if it can. */
export function removalProblem(code: string, regionsText: string): string | undefined {
  const entries = regionEntries(regionsText) as [string, { extends?: unknown }][];
  if (entries.every(([other]) => other === code)) return 'This is the only region. A site needs one.';
  const [heir] = entries.find(([, entry]) => entry.extends === code) ?? [];
  return heir === undefined ? undefined : `The region "${heir}" extends it. Give that one its own values first.`;
}

/**
 * Takes a region out of the content: its entry, its values, and its language unless another region speaks it. The entry may
 * be gone already. Unless it was a draft, its code joins `formerRegions`: its old addresses then lead to the default region.
 */
export function removeRegion(code: string, files: readonly ContentText[]): RemovedRegion {
  const regionsText = files.find(({ file }) => file === REGIONS_FILE)?.text ?? '';
  const before = readCodes(regionsText);
  const left = spokenWithout(code, regionsText);
  const languages = [...new Set([...before.languages, ...dictionaryLanguages(files)])].filter(
    (language) => !left.includes(language),
  );
  const codes = { regions: [...before.regions, code], languages: [...left, ...languages] };
  const removed: RemovedRegion = { changes: [], languages, values: 0, items: [] };
  for (const { file, text } of files) {
    const operations =
      file === REGIONS_FILE ? entryOperations(code, text) : leftovers(code, { file, text }, codes, removed);
    if (operations.length > 0)
      removed.changes.push({
        file,
        before: text,
        after: withoutMarks(planEdits(text, operations), [code, ...languages]),
      });
  }
  return removed;
}

const spokenWithout = (code: string, regionsText: string): string[] =>
  regionEntries(regionsText).flatMap(([other, { language }]) =>
    other === code || typeof language !== 'string' ? [] : [language],
  );

/** The languages of the dictionary's first text; every site has it. */
function dictionaryLanguages(files: readonly ContentText[]): string[] {
  const text = files.find(({ file }) => file === 'content/dictionary.yaml')?.text ?? '';
  const first = parseDocument(text, { logLevel: 'silent' }).getIn(['header', 'skipToContent']);
  return isMap(first) ? first.items.map(keyOf) : [];
}

/** The operations on one file, from its end to its beginning, so that no index changes before it's used. */
function leftovers(
  code: string,
  { file, text }: ContentText,
  codes: SiteCodes,
  removed: RemovedRegion,
): MarkedOperation[] {
  const items = findShownIn(text, code);
  const whole = items.flatMap(({ path, only }) => (only ? [path] : []));
  removed.items.push(...whole.map((path) => ({ file, path })));
  const values = findVariants(text, codes).flatMap(({ by, path, keys }) =>
    keys
      .filter((key) => (by === 'region' ? key === code : removed.languages.includes(key)))
      .map((key) => [...path, key]),
  );
  removed.values += values.length;
  const paths = [...values, ...items.map(({ path, index, only }) => (only ? path : [...path, 'regions', index]))];
  const isInside = (path: Path, outer: Path) =>
    outer.length < path.length && outer.every((step, at) => step === path[at]);
  return paths
    .filter((path) => !whole.some((outer) => isInside(path, outer)))
    .sort(laterFirst)
    .map((path) => ({ operation: { op: 'remove', path } }));
}

/** An item with a list of the regions that show it. */
interface ShownItem {
  path: Path;
  /** Index of the region in its list. */
  index: number;
  /** Whether no other region shows the item. */
  only: boolean;
}

function findShownIn(text: string, code: string): ShownItem[] {
  const found: ShownItem[] = [];
  const walk = (node: unknown, path: Path): void => {
    if (isSeq(node)) return node.items.forEach((item, index) => walk(item, [...path, index]));
    if (!isMap(node)) return;
    const regions = node.get('regions');
    const names = isSeq(regions) ? regions.items.map((item) => (isScalar(item) ? item.value : undefined)) : [];
    const index = names.indexOf(code);
    if (index >= 0) found.push({ path, index, only: names.length === 1 });
    for (const pair of node.items) walk(pair.value, [...path, keyOf(pair)]);
  };
  walk(parseDocument(text, { logLevel: 'silent', uniqueKeys: false }).contents, []);
  return found;
}

/** Sorts later list items before earlier ones. Fields of a map may come in any order, but always in the same. */
function laterFirst(one: Path, other: Path): number {
  const at = one.findIndex((step, index) => step !== other[index]);
  const [step, otherStep] = [one[at], other[at]];
  if (typeof step === 'number' && typeof otherStep === 'number') return otherStep - step;
  return String(step) < String(otherStep) ? -1 : 1;
}

function entryOperations(code: string, text: string): MarkedOperation[] {
  const document = parseDocument(text, { logLevel: 'silent' });
  const former = document.get('formerRegions');
  const names: unknown = isSeq(former) ? former.toJSON() : undefined;
  const operations: MarkedOperation[] = [];
  const wasPublished = document.getIn([code, 'draft']) !== true;
  if (!wasPublished) return [{ operation: { op: 'remove', path: [code] } }];
  if (!Array.isArray(names))
    operations.push({ operation: { op: 'put', path: [], key: 'formerRegions', value: [code] } });
  else if (!names.includes(code))
    operations.push({ operation: { op: 'insert', path: ['formerRegions'], index: names.length, value: code } });
  if (document.has(code)) operations.push({ operation: { op: 'remove', path: [code] } });
  return operations;
}
