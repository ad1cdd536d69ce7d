import { useContext } from 'react';
import type { ListField } from '../model/form-field.ts';
import { uniqueName } from '../../outline/unique-name.ts';
import { isGroup } from '../model/json-schema.ts';
import { newValue } from '../model/new-value.ts';
import { nameOf } from '../model/walk-fields.ts';
import { useForm } from './form-state.tsx';
import { additions, drafts, fieldKey } from './unsaved.ts';
import type { Operation } from './operations.ts';
import { lowerFirst, TrailContext } from './use-leaf.ts';

/** Returns what can be done with the items of a list. */
export function useList(field: ListField) {
  const form = useForm();
  const trail = useContext(TrailContext);
  const { path, items, itemSchema } = field;
  const { file } = form.file;
  const words = (index: number, what: string) =>
    [...trail, `${(items[index] && nameOf(items[index])) ?? lowerFirst(field.title)} ${what}`].join(', ');
  const values = () => [...(field.value as unknown[])]; // a list's items are those of its value

  /** Runs an operation, and takes the drafts of the items along. */
  const operate = async (label: string, operations: Operation[], next: unknown[], from: (index: number) => number) => {
    const places = values().map((_, index) => from(index));
    const restore = drafts.rename((key) => movedKey(key, fieldKey(file, path), places));
    if (!(await form.operate(path, label, operations, () => next))) restore();
  };
  return {
    isBegun: (index: number) => form.additionAt([...path, index]) !== undefined && form.additionAt(path) === undefined,
    add: () => {
      const value = newValue(itemSchema, values().at(-1), form.schema);
      const within = form.additionAt(path);
      if (within) return form.changeAddition(within, path, [...values(), value]);
      additions.begin({ file, at: path, value, schema: itemSchema, title: field.title, problems: [] });
    },
    remove: async (index: number) => {
      const begun = form.additionAt([...path, index]);
      if (begun && !form.additionAt(path)) return additions.end(begun);
      const next = values().toSpliced(index, 1);
      const places = (at: number) => (at === index ? -1 : at > index ? at - 1 : at);
      await operate(words(index, 'removed'), [{ op: 'remove', path: [...path, index] }], next, places);
    },
    duplicate: async (index: number) => {
      const next = values().toSpliced(index + 1, 0, withFreeId(values()[index], values()));
      const id = Object(next[index + 1]) as { id?: string };
      const operations: Operation[] = [{ op: 'duplicate', path: [...path], index }];
      if (id.id !== undefined) operations.push({ op: 'set', path: [...path, index + 1, 'id'], value: id.id });
      await operate(words(index, 'duplicated'), operations, next, (at) => (at > index ? at + 1 : at));
    },
    move: async (from: number, to: number) => {
      if (to < 0 || to >= items.length || from === to) return;
      const next = values().toSpliced(from, 1).toSpliced(to, 0, values()[from]);
      const order = values()
        .map((_, index) => index)
        .toSpliced(from, 1)
        .toSpliced(to, 0, from);
      const label = words(from, to < from ? 'moved up' : 'moved down');
      await operate(label, [{ op: 'move', path: [...path], from, to }], next, (at) => order.indexOf(at));
    },
  };
}

/** Returns a copy with an id that no other item has: `start` becomes `start-2`. */
export function withFreeId(item: unknown, others: readonly unknown[]): unknown {
  if (!isGroup(item) || typeof item['id'] !== 'string') return item;
  const taken = others.flatMap((other) => (isGroup(other) && typeof other['id'] === 'string' ? [other['id']] : []));
  return { ...item, id: uniqueName(item['id'], taken) };
}

/** Returns the key of a field in a list whose items moved; `undefined` if its item is gone. */
export function movedKey(key: string, list: string, places: readonly number[]): string | undefined {
  if (!key.startsWith(`${list}[`)) return key;
  const [, index = '', rest = ''] = /^(\d+)\](.*)$/s.exec(key.slice(list.length + 1)) ?? [];
  const place = places[Number(index)] ?? Number(index);
  return place < 0 ? undefined : `${list}[${place}]${rest}`;
}
