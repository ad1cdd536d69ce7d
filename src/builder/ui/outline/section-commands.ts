import type { z } from 'zod';
import type { operationSchema } from '../../protocol/edit-request.ts';
import { texts } from '../../texts/texts.ts';
import type { EditCommand } from '../state/edit.ts';
import { freshIds, takenIds, withIds } from './fresh-ids.ts';
import type { Path } from '../../../data/path.ts';

type Operation = z.input<typeof operationSchema>;
type Json = z.core.util.JSONType;

/** The list of a page's sections. */
export const SECTIONS: Path = ['sections'];

/** An edit and the entries that are selected after it. */
export interface ListCommand extends EditCommand {
  chosen: number[];
}

/** A list of entries. */
interface ListPlace {
  file: string;
  list: Path;
  entries: readonly Record<string, unknown>[];
}

/** A list and the entries of it that a command is for. */
export interface ListTarget extends ListPlace {
  chosen: readonly number[];
  /** The chosen entries in words, for the history: "Pricing". */
  name: string;
}

/** Words of the history. */
const { steps } = texts.outline;

const command = (file: string, label: string, operations: Operation[], chosen: number[]): ListCommand => ({
  edits: operations.length > 0 ? [{ file, operations }] : [],
  label,
  chosen,
});

/**
 * Moves the chosen entries to a gap: 0 is before the first entry, the length of the list is behind the last one. They
 * stand next to each other there, in their order.
 * @param direction names the step in the history
 */
export function moveTo(target: ListTarget, gap: number, direction?: 'up' | 'down'): ListCommand {
  const label = direction === undefined ? steps.moved : direction === 'up' ? steps.movedUp : steps.movedDown;
  const sorted = [...target.chosen].sort((a, b) => a - b);
  const before = sorted.filter((index) => index < gap);
  const first = gap - before.length;
  const path = [...target.list];
  // From the gap outwards: an entry that has moved doesn't shift those that are still to be moved.
  const upper = before.map((from, rank) => ({ op: 'move' as const, path, from, to: first + rank })).reverse();
  const lower = sorted
    .slice(before.length)
    .map((from, rank) => ({ op: 'move' as const, path, from, to: first + before.length + rank }));
  const operations = [...upper, ...lower].filter(({ from, to }) => from !== to);
  return command(
    target.file,
    label(target.name),
    operations,
    [...sorted.keys()].map((rank) => first + rank),
  );
}

/** Moves the chosen entries up or down by one; no edit if they are at the end. */
export function moveBy(target: ListTarget, step: -1 | 1): ListCommand {
  const sorted = [...target.chosen].sort((a, b) => a - b);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  const gap = step < 0 ? Math.max(first - 1, 0) : Math.min(last + 2, target.entries.length);
  return moveTo(target, gap, step < 0 ? 'up' : 'down');
}

/** Duplicates the chosen entries; each copy stands behind its original and gets ids of its own. */
export function duplicate(target: ListTarget): ListCommand {
  const { list, entries } = target;
  const taken = takenIds(entries);
  const copies: number[] = [];
  const operations = [...target.chosen]
    .sort((a, b) => a - b)
    .flatMap((original, rank): Operation[] => {
      const index = original + rank;
      copies.push(index + 1);
      const ids = freshIds(entries[original] ?? {}, taken);
      return [
        { op: 'duplicate', path: [...list], index },
        ...ids.map(({ path, value }): Operation => ({ op: 'set', path: [...list, index + 1, ...path], value })),
      ];
    });
  return command(target.file, steps.duplicated(target.name), operations, copies);
}

/** Removes the chosen entries, and selects the one that takes the place of the first. */
export function remove(target: ListTarget): ListCommand {
  const sorted = [...target.chosen].sort((a, b) => b - a);
  const left = target.entries.length - sorted.length;
  const operations = sorted.map((index): Operation => ({ op: 'remove', path: [...target.list, index] }));
  const label = steps.removed(target.name);
  return command(target.file, label, operations, left > 0 ? [Math.min(sorted.at(-1) ?? 0, left - 1)] : []);
}

/**
 * Removes the chosen sections, and lets the links to their anchors lead elsewhere.
 * @param page address of their page, such as `/about-me`
 * @param to target of the links then
 */
export function removeLinked(
  target: ListTarget,
  { page, anchors, to }: { page: string; anchors: readonly string[]; to: string },
): ListCommand {
  const removing = remove(target);
  const retargeting = anchors.map((from) => ({
    compound: 'retarget-anchor' as const,
    page: page.slice(1),
    from,
    to,
  }));
  return { ...removing, edits: [...retargeting, ...removing.edits] };
}

/** Hides the chosen sections, or shows them again if all of them are hidden. */
export function toggleHidden(target: ListTarget): ListCommand {
  const isHidden = (index: number) => target.entries[index]?.['hidden'] === true;
  const hide = !target.chosen.every(isHidden);
  const operations = target.chosen
    .filter((index) => isHidden(index) !== hide)
    .map((index): Operation => {
      const path = [...target.list, index];
      if (!hide) return { op: 'remove', path: [...path, 'hidden'] };
      const has = target.entries[index] && 'hidden' in target.entries[index];
      return has
        ? { op: 'set', path: [...path, 'hidden'], value: true }
        : { op: 'put', path, key: 'hidden', value: true };
    });
  const label = hide ? steps.hidden(target.name) : steps.shown(target.name);
  return command(target.file, label, operations, [...target.chosen]);
}

/** Shows the chosen sections in some regions only; an empty list, or all regions: everywhere. */
export function showIn(
  target: ListTarget,
  regions: readonly string[],
  all: readonly { code: string; name: string }[],
): ListCommand {
  const chosen = all.filter(({ code }) => regions.includes(code));
  const everywhere = regions.length === 0 || chosen.length === all.length;
  const value = chosen.map(({ code }) => code);
  const label = everywhere
    ? steps.shownEverywhere(target.name)
    : steps.shownIn(target.name, chosen.map(({ name }) => name).join(', '));
  const operations = target.chosen.flatMap((index): Operation[] => {
    const path = [...target.list, index];
    const current = target.entries[index]?.['regions'];
    if (everywhere) return current === undefined ? [] : [{ op: 'remove', path: [...path, 'regions'] }];
    if (!Array.isArray(current)) return [{ op: 'put', path, key: 'regions', value }];
    return changeList([...path, 'regions'], current as string[], value);
  });
  return command(target.file, label, operations, [...target.chosen]);
}

/** Turns a list of words into another one item by item, so that its comments and its style stay. */
function changeList(path: Path, before: readonly string[], after: readonly string[]): Operation[] {
  const list = [...before];
  const insertions = after.flatMap((value, index): Operation[] => {
    if (list.includes(value)) return [];
    list.splice(index, 0, value);
    return [{ op: 'insert', path: [...path], index, value }];
  });
  const removals = list.flatMap((value, index): Operation[] =>
    after.includes(value) ? [] : [{ op: 'remove', path: [...path, index] }],
  );
  return [...insertions, ...removals.reverse()];
}

/** Adds an entry behind the chosen ones, or at the end of the list. `title` names it in the history. */
export const addAfterChosen = (target: ListTarget, title: string, entry: Record<string, Json>): ListCommand =>
  insert(target, (target.chosen.at(-1) ?? target.entries.length - 1) + 1, [entry], steps.added(title));

/**
 * Inserts entries at an index; an entry whose id is taken gets another.
 * @param label names the step in the history
 */
export function insert(
  target: ListPlace,
  index: number,
  values: readonly Record<string, Json>[],
  label: string,
): ListCommand {
  const taken = takenIds(target.entries);
  const operations = values.map((value, rank): Operation => ({
    op: 'insert',
    path: [...target.list],
    index: index + rank,
    value: withIds(value, freshIds(value, taken)),
  }));
  return command(
    target.file,
    label,
    operations,
    [...values.keys()].map((rank) => index + rank),
  );
}

/**
 * Inserts a YAML list of entries at an index, with its comments; an entry whose id is taken gets another.
 * @param values the entries of the list
 * @param label names the step in the history
 */
export function insertSections(
  target: ListPlace,
  index: number,
  { text, values }: { text: string; values: readonly Record<string, Json>[] },
  label: string,
): ListCommand {
  const { file, list, entries } = target;
  // A list without items has no place for the lines of others.
  if (entries.length === 0) return insert(target, index, values, label);
  const taken = takenIds(entries);
  const ids = values.flatMap((value, rank) =>
    freshIds(value, taken).map(({ path, value: id }): Operation => ({
      op: 'set',
      path: [...list, index + rank, ...path],
      value: id,
    })),
  );
  return {
    ...command(
      file,
      label,
      ids,
      [...values.keys()].map((rank) => index + rank),
    ),
    edits: [
      { compound: 'insert-text', file, path: [...list], index, text },
      ...(ids.length > 0 ? [{ file, operations: ids }] : []),
    ],
  };
}
