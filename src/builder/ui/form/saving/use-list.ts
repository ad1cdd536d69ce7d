import { useContext } from 'react';
import { texts } from '../../../texts/texts.ts';
import {
  duplicateItems,
  moveItems,
  moveItemsBy,
  removeItems,
  type ListEdit,
  type ListNow,
} from '../../state/list-edit.ts';
import { sectionIds } from '../../state/section-list.ts';
import { identitiesOf, indexOfId, type Identities } from '../../state/identities.ts';
import type { ListField } from '../model/form-field.ts';
import { itemName } from '../model/item-name.ts';
import { newValue } from '../model/new-value.ts';
import { shownNameOf } from '../model/walk-fields.ts';
import { useForm } from './form-state.tsx';
import { additions, drafts, fieldKey } from './unsaved.ts';
import { shownPath } from '../../state/shown-files.ts';
import { lowerFirst, TrailContext } from './use-leaf.ts';
import { type Path, formatPath } from '../../../../data/path.ts';
import { valueAt } from '../../../../data/plain.ts';

/** Returns what can be done with the items of a list. */
export function useList(field: ListField) {
  const form = useForm();
  const trail = useContext(TrailContext);
  const { path, items, itemSchema } = field;
  const { file } = form.file;
  const nameAt = (index: number) => (items[index] && shownNameOf(items[index], form.site)) ?? lowerFirst(field.title);
  const values = () => [...(field.value as unknown[])]; // a list's items are those of its value
  const ids = () => itemIds(file, sectionIds(file, form.file.data), path, values());

  /** Edits the list in its turn, at the item that stands at an index now, and takes the drafts of the items along. */
  const edit = async (index: number, step: (name: string) => string, plan: Plan) => {
    const id = ids()[index];
    const within = form.additionAt(path);
    if (within) return form.changeAddition(within, path, plan({ path, values: values() }, index, ids()).next);
    await form.act(async (pathNow, data, sections) => {
      const now = { path: pathNow(path), values: listAt(data, pathNow(path)) };
      const idsNow = itemIds(file, sections, now.path, now.values);
      const at = indexOfId(idsNow, id);
      if (at < 0) return;
      const { operations, places } = plan(now, at, idsNow);
      if (operations.length === 0) return;
      const shown = fieldKey(file, shownPath(file, now.path) ?? now.path);
      const restore = drafts.rename((key) => movedKey(key, shown, places));
      if (!(await form.editNow([...trail, step(nameAt(index))].join(', '), [{ file, operations }])).ok) restore();
    });
  };
  return {
    isBegun: (index: number) => form.additionAt([...path, index]) !== undefined && form.additionAt(path) === undefined,
    add: () => {
      const value = newValue(itemSchema, values().at(-1), form.schema);
      const within = form.additionAt(path);
      if (within) return form.changeAddition(within, path, [...values(), value]);
      additions.begin({ file, at: path, value, schema: itemSchema, title: itemName(field), problems: [] });
    },
    remove: async (index: number) => {
      const begun = form.additionAt([...path, index]);
      if (begun && !form.additionAt(path)) return additions.end(begun);
      await edit(index, steps.removed, (list, at) => removeItems(list, [at]));
    },
    duplicate: (index: number) => edit(index, steps.duplicated, (list, at) => duplicateItems(list, [at])),
    /** Moves an item up or down by one. */
    step: (index: number, by: 1 | -1) =>
      edit(index, by < 0 ? steps.movedUp : steps.movedDown, (list, at) => moveItemsBy(list, [at], by)),
    /** Moves an item to the place of another one. */
    move: (from: number, to: number) => {
      const target = ids()[to];
      return edit(from, to < from ? steps.movedUp : steps.movedDown, (list, at, idsNow) => {
        const place = Math.max(indexOfId(idsNow, target), 0);
        return moveItems(list, [at], place > at ? place + 1 : place);
      });
    },
  };
}

/** What is done to a list: at the item that stands at an index when its turn comes. */
type Plan = (list: ListNow, at: number, idsNow: Identities) => ListEdit;

/** Words of the history. */
const { steps } = texts.form;

function listAt(data: unknown, path: Path): readonly unknown[] {
  const list: unknown = valueAt(data, path);
  return Array.isArray(list) ? list : [];
}

/** The identities of a list's items. The list keeps its name when its section moves. */
function itemIds(file: string, sections: Identities, path: Path, values: readonly unknown[]): Identities {
  const [first, index, ...rest] = path;
  const section = first === 'sections' && typeof index === 'number' ? sections[index] : undefined;
  return identitiesOf(`${file}#${section === undefined ? formatPath(path) : `${section}.${formatPath(rest)}`}`, values);
}

/** Returns the key of a field in a list whose items moved; `undefined` if its item is gone. */
function movedKey(key: string, list: string, places: readonly number[]): string | undefined {
  if (!key.startsWith(`${list}[`)) return key;
  const [, index = '', rest = ''] = /^(\d+)\](.*)$/s.exec(key.slice(list.length + 1)) ?? [];
  const place = places[Number(index)] ?? Number(index);
  return place < 0 ? undefined : `${list}[${place}]${rest}`;
}
