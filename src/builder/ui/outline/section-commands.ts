import type { Json } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import type { EditCommand } from '../state/edit.ts';
import {
  duplicateItems,
  freeIdOperations,
  addItems,
  moveItems,
  moveItemsBy,
  removeItems,
  type ListEdit,
  type ListNow,
} from '../state/list-edit.ts';
import { operationsFor } from '../form/saving/operations.ts';
import { scheduleWords } from '../state/section-list.ts';
import type { Path } from '../../../data/path.ts';
import type { Visibility } from '../../../schema/schedule.ts';
import { withValueAt } from '../../../data/plain.ts';

/** The list of a page's sections. */
export const SECTIONS: Path = ['sections'];

/** An edit of a list, what the list is after it, and the entries that are selected then. */
export interface ListCommand extends EditCommand, Pick<ListEdit, 'next' | 'places'> {
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

const command = (
  file: string,
  label: string,
  { operations, next, places, edited }: ListEdit,
  chosen = edited,
): ListCommand => ({
  edits: operations.length > 0 ? [{ file, operations }] : [],
  label,
  next,
  places,
  chosen,
});

/** The list of a target for `list-edit.ts`. */
const listOf = ({ list, entries }: ListPlace): ListNow => ({ path: list, values: entries });

/**
 * Moves the chosen entries to a gap: 0 is before the first entry, the length of the list is behind the last one. They
 * stand next to each other there, in their order.
 * @param direction names the step in the history
 */
export const moveTo = (target: ListTarget, gap: number, direction?: 'up' | 'down'): ListCommand =>
  moving(target, moveItems(listOf(target), target.chosen, gap), direction);

/** Moves the chosen entries up or down by one; no edit if they are at the end. */
export const moveBy = (target: ListTarget, step: -1 | 1): ListCommand =>
  moving(target, moveItemsBy(listOf(target), target.chosen, step), step < 0 ? 'up' : 'down');

/** Whether a command changes nothing but the order of the entries. */
export const isMove = ({ next, places }: Pick<ListCommand, 'next' | 'places'>): boolean =>
  places.length === next.length &&
  places.every((place) => place >= 0) &&
  places.some((place, index) => place !== index);

function moving({ file, name }: ListTarget, edit: ListEdit, direction?: 'up' | 'down'): ListCommand {
  const label = direction === undefined ? steps.moved : direction === 'up' ? steps.movedUp : steps.movedDown;
  return command(file, label(name), edit);
}

/** Duplicates the chosen entries; each copy stands behind its original and gets ids of its own. */
export const duplicate = (target: ListTarget): ListCommand =>
  command(target.file, steps.duplicated(target.name), duplicateItems(listOf(target), target.chosen));

/** Removes the chosen entries, and selects the one that takes the place of the first. */
export function remove(target: ListTarget): ListCommand {
  const edit = removeItems(listOf(target), target.chosen);
  const chosen = edit.next.length > 0 ? [Math.min(...target.chosen, edit.next.length - 1)] : [];
  return command(target.file, steps.removed(target.name), edit, chosen);
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
  const hide = !target.chosen.every((index) => target.entries[index]?.['hidden'] === true);
  const label = hide ? steps.hidden(target.name) : steps.shown(target.name);
  return command(target.file, label, setInChosen(target, 'hidden', hide ? true : undefined));
}

/** Shows the chosen sections in some regions only; an empty list, or all regions: everywhere. */
export function showIn(
  target: ListTarget,
  regions: readonly string[],
  all: readonly { code: string; name: string }[],
): ListCommand {
  const chosen = all.filter(({ code }) => regions.includes(code));
  const everywhere = regions.length === 0 || chosen.length === all.length;
  const codes = chosen.map(({ code }) => code);
  const label = everywhere
    ? steps.shownEverywhere(target.name)
    : steps.shownIn(target.name, chosen.map(({ name }) => name).join(', '));
  return command(target.file, label, setInChosen(target, 'regions', everywhere ? undefined : codes));
}

/** The first and the last day on which an entry is shown, such as `2026-12-01`; `undefined`: since ever, for ever. */
export type ShownDays = Pick<Visibility, 'visibleFrom' | 'visibleUntil'>;

/** Shows the chosen sections from one day to another. */
export function showBetween(target: ListTarget, { visibleFrom, visibleUntil }: ShownDays): ListCommand {
  const first = setInChosen(target, 'visibleFrom', visibleFrom);
  const last = setInChosen({ ...target, entries: first.next as ListTarget['entries'] }, 'visibleUntil', visibleUntil);
  const days = scheduleWords({ visibleFrom, visibleUntil });
  const label = days === undefined ? steps.shownAlways(target.name) : steps.dated(target.name, days);
  return command(target.file, label, { ...last, operations: [...first.operations, ...last.operations] });
}

/** Gives a field of the chosen entries another value; `undefined` removes it. */
const setInChosen = ({ list, entries, chosen }: ListTarget, key: string, value: unknown): ListEdit => ({
  operations: chosen.flatMap((index) => operationsFor(withValueAt({}, list, entries), [...list, index, key], value)),
  next: entries.map((entry, index) => (chosen.includes(index) ? withValueAt(entry, [key], value) : entry)),
  places: [...entries.keys()],
  edited: [...chosen],
});

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
  return command(target.file, label, addItems(listOf(target), index, values));
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
  const operations = freeIdOperations(listOf(target), index, values);
  const { edits, ...rest } = command(file, label, { ...addItems(listOf(target), index, values), operations });
  return { ...rest, edits: [{ compound: 'insert-text', file, path: [...list], index, text }, ...edits] };
}
