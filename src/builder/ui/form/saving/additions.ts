import type { FieldProblem } from '../../../protocol/answers.ts';
import type { FormSchema } from '../model/json-schema.ts';
import { type Path, formatPath, isAtOrBelow } from '../../../../data/path.ts';
import { valueAt, withValueAt } from '../../../../data/plain.ts';

/** A field or list item that was begun, and is saved once it has all that its schema requires. */
export interface Addition {
  file: string;
  /** The map or list that gets it. */
  at: Path;
  /** The field's key; absent for an item at the end of a list. */
  key?: string;
  value: unknown;
  schema: FormSchema;
  /** "Plan", for messages. */
  title: string;
  /** Why it isn't saved. */
  problems: readonly FieldProblem[];
  /** While it's being saved: the index that it gets in the list. */
  index?: number | undefined;
  /** Set if it was begun before the page was loaded. */
  isResumed?: boolean;
}

/** Returns where an addition stands in a file's data. */
export function pathOfAddition({ at, key }: Addition, data: unknown): Path {
  const list = valueAt(data, at);
  return [...at, key ?? (Array.isArray(list) ? list.length : 0)];
}

/** Fields and items that were begun, in all files. Immutable: each change makes another list. */
export class Additions {
  #all: readonly Addition[] = [];
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly all = (): readonly Addition[] => this.#all;

  /** Begins an addition. There is one at a time for each field and list. */
  begin(addition: Addition): void {
    this.#set([...this.#all.filter((other) => !isSamePlace(other, addition)), addition]);
  }

  /** Goes on with what was begun in another tab. Returns what isn't taken: something else was begun there. */
  resume(begun: readonly Addition[]): Addition[] {
    const rest = begun.filter((one) => this.#all.some((other) => isSamePlace(one, other)));
    const taken = begun.filter((one) => !rest.includes(one));
    this.#set([...this.#all, ...taken.map((one) => ({ ...one, problems: [], index: undefined, isResumed: true }))]);
    return rest;
  }

  /** Replaces parts of an addition. Returns it, or `undefined` if it's gone. */
  update(addition: Addition, change: Partial<Pick<Addition, 'value' | 'problems' | 'index'>>): Addition | undefined {
    const current = this.#all.find((other) => isSamePlace(other, addition));
    if (!current) return undefined;
    const next = { ...current, ...change };
    this.#set(this.#all.map((other) => (other === current ? next : other)));
    return next;
  }

  /** Drops an addition: it was saved, or isn't wanted. */
  end(addition: Addition): void {
    this.#set(this.#all.filter((other) => !isSamePlace(other, addition)));
  }

  /**
   * Keeps the additions of a file at their maps and lists when these change their places.
   * @param pathNow returns where a map or list stands now; `undefined` if it's gone
   * @returns the additions whose map or list is gone
   */
  move(file: string, pathNow: (path: Path) => Path | undefined): Addition[] {
    const places = new Map(this.#all.map((one) => [one, one.file === file ? pathNow(one.at) : one.at]));
    const isMoved = ([{ at }, place]: [Addition, Path | undefined]) => !place || formatPath(place) !== formatPath(at);
    if ([...places].some(isMoved)) this.#set([...places].flatMap(([one, at]) => (at ? { ...one, at } : [])));
    return [...places].flatMap(([one, at]) => (at ? [] : one));
  }

  #set(all: readonly Addition[]): void {
    this.#all = all;
    for (const listener of this.#listeners) listener();
  }
}

const isSamePlace = (a: Addition, b: Addition): boolean =>
  a.file === b.file && a.key === b.key && formatPath(a.at) === formatPath(b.at);

/** Whether a file's data already holds an addition that is being saved: the file was read before the answer arrived. */
function isWritten({ at, index }: Addition, data: unknown): boolean {
  const list = valueAt(data, at);
  return index !== undefined && Array.isArray(list) && list.length > index;
}

/** Returns a file's data with the additions in it. */
export const withAdditions = (data: unknown, additions: readonly Addition[]): unknown =>
  additions
    .filter((addition) => !isWritten(addition, data))
    .reduce((before, addition) => withValueAt(before, pathOfAddition(addition, data), addition.value), data);

/** Returns the addition that a field is part of. */
export const additionAt = (additions: readonly Addition[], data: unknown, path: Path): Addition | undefined =>
  additions.find((addition) => isAtOrBelow(path, pathOfAddition(addition, data)));
