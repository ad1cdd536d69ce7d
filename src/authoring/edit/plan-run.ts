import { isAtOrBelow, formatPath, type Path } from '../../data/path.ts';
import { entriesOf } from './block-entries.ts';
import { applySplice, changedPlace, EditRefusal, type EditOperation, type Splice } from './edit-operation.ts';
import { applyOperation, dataAtOrUndefined, isSameData, type Data } from './plain-data.ts';
import { candidates, hasData } from './plan-edit.ts';
import { isFlow, locateNode, openYaml, type Collection, type YamlSource } from './yaml-source.ts';

/** An operation that changes one value or one field of a map, or moves an item of a list. */
export type RunOperation = Extract<EditOperation, { op: 'set' | 'put' | 'remove' | 'move' }>;

/** Returns whether an operation changes a value or a field, or moves an item. */
export const isOfRun = (operation: EditOperation): operation is RunOperation =>
  operation.op === 'set' ||
  operation.op === 'put' ||
  operation.op === 'move' ||
  (operation.op === 'remove' && typeof operation.path.at(-1) === 'string');

/**
 * Applies operations to the text of a YAML file one after the other, with two parses instead of one each. Returns the text after
 * each of the first ones that can be made this way; none if fewer than two can.
 */
export function planRun(source: string, operations: readonly RunOperation[]): string[] {
  if (source.startsWith('\uFEFF') || operations.length < 2) return [];
  const file = openYaml(source);
  for (let size = operations.length; size > 1; size = Math.floor(size / 2)) {
    const run = new Run(file, operations);
    const texts: string[] = [];
    for (const operation of operations.slice(0, size)) {
      const text = run.add(operation);
      if (text === undefined) break;
      texts.push(text);
    }
    const last = texts.at(-1);
    if (last === undefined || texts.length < 2) return [];
    if (hasData(last, run.data)) return texts;
    // One of them needs another splice than the first one that is proposed.
    size = Math.min(size, texts.length);
  }
  return [];
}

/** A part of a text, with the changes that were made in it. */
interface Piece {
  from: number;
  to: number;
  changes: Map<string, Change>;
}

/** A change of a text, by the place in the data that it's about. */
interface Change {
  op: 'set' | 'put' | 'remove';
  /** The map that gets or loses a field. */
  holder: string;
  splice: Splice;
}

/** A list whose items are moved: each is a piece, and so is what stands between them. */
interface MovedList {
  path: Path;
  items: Piece[];
  /** The item at each place. */
  order: number[];
}

/**
 * The state of a text after some operations. Each is located in the original text, so a value that is set twice is set once from what
 * was there first.
 */
class Run {
  data: Data;
  readonly #file: YamlSource;
  readonly #list: MovedList | undefined;
  /** What stands before, between and behind the items of the list; without a list, everything. */
  readonly #rest: Piece[];

  constructor(file: YamlSource, operations: readonly RunOperation[]) {
    this.#file = file;
    this.data = file.data;
    const path = operations.find(({ op }) => op === 'move')?.path;
    this.#list = path && listAt(file, path);
    const borders = [0, ...(this.#list?.items.flatMap(({ from, to }) => [from, to]) ?? []), file.source.length];
    this.#rest = borders.flatMap((from, index) => (index % 2 === 0 ? piece(from, borders[index + 1] ?? from) : []));
  }

  /** Makes an operation. Returns the text after it; `undefined` if it can't be made with those before it. */
  add(operation: RunOperation): string | undefined {
    try {
      const data = applyOperation(this.data, operation);
      if (!(operation.op === 'move' ? this.#move(operation) : this.#change(operation))) return undefined;
      this.data = data;
      return this.#text();
    } catch (error) {
      if (error instanceof EditRefusal) return undefined;
      throw error;
    }
  }

  #move({ path, from, to }: RunOperation & { op: 'move' }): boolean {
    if (!this.#list || formatPath(path) !== formatPath(this.#list.path)) return false;
    const { order } = this.#list;
    order.splice(to, 0, ...order.splice(from, 1));
    return true;
  }

  #change(operation: Exclude<RunOperation, { op: 'move' }>): boolean {
    const { op } = operation;
    const place = this.#original(changedPlace(operation));
    const key = formatPath(place);
    const holder = formatPath(place.slice(0, -1));
    const item = this.#itemAt(place);
    const others = item ? [item] : this.#rest;
    const known = others.find(({ changes }) => changes.has(key))?.changes;
    const first = dataAtOrUndefined(this.#file.data, place);
    if (op === 'remove' && known?.get(key)?.op === 'put') return known.delete(key);
    if ((op === 'put') !== (first === undefined) || (known && known.get(key)?.op !== op)) return false;
    known?.delete(key);
    if (op === 'set' && first !== undefined && isSameData(first, operation.value)) return true;
    const [splice] = candidates(this.#file, { ...operation, path: this.#original(operation.path) });
    if (!splice) return false;
    const around = others.find(({ from, to }) => from <= splice.at && splice.at + splice.deleteCount <= to);
    const isApart = (one: Change) =>
      !touches(one.splice, splice) && (op === 'set' || one.op === 'set' || one.holder !== holder);
    if (!around || ![...around.changes.values()].every(isApart)) return false;
    around.changes.set(key, { op, holder, splice });
    return true;
  }

  /** Returns the item of the list in which a place is. */
  #itemAt(place: Path): Piece | undefined {
    const { path, items } = this.#list ?? { path: [], items: [] };
    return isAtOrBelow(place, path) ? items[Number(place[path.length])] : undefined;
  }

  /** Returns where a place was in the original text. */
  #original(place: Path): Path {
    const { path, order } = this.#list ?? { path: [], order: [] };
    const index = isAtOrBelow(place, path) ? order[Number(place[path.length])] : undefined;
    return index === undefined ? place : place.with(path.length, index);
  }

  #text(): string {
    const items = this.#list?.order.map((index) => this.#list?.items[index]) ?? [];
    return this.#rest
      .flatMap((rest, index) => [rest, items[index] ?? []].flat().map((one) => this.#textOf(one)))
      .join('');
  }

  #textOf({ from, to, changes }: Piece): string {
    const splices = [...changes.values()].map(({ splice }) => ({ ...splice, at: splice.at - from }));
    // Of two at one place, the one that only adds comes first.
    splices.sort((a, b) => b.at - a.at || b.deleteCount - a.deleteCount);
    return splices.reduce(applySplice, this.#file.source.slice(from, to));
  }
}

const piece = (from: number, to: number): Piece => ({ from, to, changes: new Map() });

/** Whether two splices change the same text, or add something at the same place. */
function touches(one: Splice, other: Splice): boolean {
  const isFirst = one.at < other.at || (one.at === other.at && one.deleteCount <= other.deleteCount);
  const [first, second] = isFirst ? [one, other] : [other, one];
  const isSameGap = one.at === other.at && one.deleteCount === 0 && other.deleteCount === 0;
  return isSameGap || first.at + first.deleteCount > second.at;
}

/** Returns the list at a path, if its items are whole lines: moving one carries them, and leaves what is between items. */
function listAt(file: YamlSource, path: Path): MovedList | undefined {
  if (!Array.isArray(dataAtOrUndefined(file.data, path))) return undefined;
  const collection = locateNode(file, path).node as Collection; // the data at this path is a list
  if (isFlow(collection)) return undefined;
  const entries = entriesOf(file, collection);
  const [first, last] = [entries[0], file.lines.line(entries.at(-1)?.lastLine ?? 0)];
  if (!first || first.isInline || last.end === last.next) return undefined;
  const { lines } = file;
  const items = entries.map(({ firstLine, lastLine }) => piece(lines.line(firstLine).start, lines.line(lastLine).next));
  return { path, items, order: [...entries.keys()] };
}
