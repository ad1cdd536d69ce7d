import { texts } from '../../../texts/texts.ts';
import { uniqueName } from '../../kit/unique-name.ts';
import type { Operation } from './operations.ts';
import type { Path } from '../../../../data/path.ts';
import { isMap } from '../../../../data/plain.ts';

/** An item of a list, where it stands when a change's turn comes. */
export interface ItemNow {
  path: Path;
  values: readonly unknown[];
  index: number;
}

/** What a change does to a list. */
export interface ListChange {
  /** What was done to an item with a name, in words, for the history: "Growth moved up". */
  label: (name: string) => string;
  operations: Operation[];
  /** The values of the changed list. */
  next: unknown[];
  /** Where each item stands then; -1: nowhere. */
  places: readonly number[];
}

/** Removes an item. */
export const removeItem = ({ path, values, index }: ItemNow): ListChange => ({
  label: texts.form.steps.removed,
  operations: [{ op: 'remove', path: [...path, index] }],
  next: values.toSpliced(index, 1),
  places: values.map((_, at) => (at === index ? -1 : at > index ? at - 1 : at)),
});

/** Copies an item; the copy stands behind it, with an id of its own. */
export function duplicateItem({ path, values, index }: ItemNow): ListChange {
  const copy = withFreeId(values[index], values);
  const { id } = Object(copy) as { id?: string };
  return {
    label: texts.form.steps.duplicated,
    operations: [
      { op: 'duplicate', path: [...path], index },
      ...(id === undefined ? [] : [{ op: 'set' as const, path: [...path, index + 1, 'id'], value: id }]),
    ],
    next: values.toSpliced(index + 1, 0, copy),
    places: values.map((_, at) => (at > index ? at + 1 : at)),
  };
}

/** Moves an item; no operation if it's there already or can't go further. */
export function moveItem({ path, values, index }: ItemNow, wanted: number): ListChange {
  const to = Math.min(Math.max(wanted, 0), values.length - 1);
  const order = [...values.keys()].toSpliced(index, 1).toSpliced(to, 0, index);
  return {
    label: to < index ? texts.form.steps.movedUp : texts.form.steps.movedDown,
    operations: to === index ? [] : [{ op: 'move', path: [...path], from: index, to }],
    next: order.map((at) => values[at]),
    places: values.map((_, at) => order.indexOf(at)),
  };
}

/** Returns a copy with an id that no other item has: `start` becomes `start-2`. */
export function withFreeId(item: unknown, others: readonly unknown[]): unknown {
  if (!isMap(item) || typeof item['id'] !== 'string') return item;
  const taken = others.flatMap((other) => (isMap(other) && typeof other['id'] === 'string' ? [other['id']] : []));
  return { ...item, id: uniqueName(item['id'], taken) };
}

/** Returns the key of a field in a list whose items moved; `undefined` if its item is gone. */
export function movedKey(key: string, list: string, places: readonly number[]): string | undefined {
  if (!key.startsWith(`${list}[`)) return key;
  const [, index = '', rest = ''] = /^(\d+)\](.*)$/s.exec(key.slice(list.length + 1)) ?? [];
  const place = places[Number(index)] ?? Number(index);
  return place < 0 ? undefined : `${list}[${place}]${rest}`;
}
