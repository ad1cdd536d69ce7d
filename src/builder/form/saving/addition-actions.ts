import type { JsonSchema } from '../model/json-schema.ts';
import { withDerivedId } from '../model/derive-id.ts';
import { isComplete } from '../model/new-value.ts';
import { valueAt, withValueAt } from '../model/walk-fields.ts';
import type { Path } from '../../state/view.tsx';
import { pathOfAddition, type Addition } from './additions.ts';
import type { FormState } from './form-state.tsx';
import { changedLeaves, type Operation } from './operations.ts';
import { additions, drafts, fieldKey, pathOfKey } from './unsaved.ts';

/** What the additions of a form need of it. */
interface FormFile extends Pick<FormState, 'edit' | 'write'> {
  file: string;
  schema: JsonSchema;
  /** The file's data, as it was read last. */
  dataNow: () => unknown;
}

/**
 * Pause after which a complete addition is saved, in milliseconds; leaving the field saves it at once. Longer than that
 * of a field, since the words typed until then make the id.
 */
const ADDITION_SAVE_DELAY_MS = 1500;

/** Timers and running saves of additions, by file and place. */
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const saving = new Set<string>();

const placeOf = ({ file, at, key }: Addition): string => fieldKey(file, [...at, key ?? '+']);

/** Creates what changes and saves something that was only begun. */
export function createAdditionActions({
  file,
  schema,
  dataNow,
  edit,
  write,
}: FormFile): Pick<FormState, 'changeAddition' | 'saveAddition'> {
  const save = async (begun: Addition): Promise<void> => {
    const addition = additions.update(begun, { problems: [] });
    const place = placeOf(begun);
    clearTimeout(timers.get(place));
    if (!addition || saving.has(place) || !isComplete(addition.schema, addition.value, schema)) return;
    saving.add(place);
    const path = pathOfAddition(addition, dataNow());
    const operations = [operationOf(addition, path)];
    additions.update(addition, { index: addition.key === undefined ? Number(path.at(-1)) : undefined });
    const outcome = await edit(`${addition.title} added`, [{ file, operations }]).catch(() => undefined);
    saving.delete(place);
    if (!outcome?.ok) return void additions.update(addition, { problems: outcome?.problems ?? [], index: undefined });
    // The form gets the file's new data in a task of its own: without item or addition, the input would lose the focus.
    await new Promise((resolve) => setTimeout(resolve));
    const typed = additions.update(addition, {})?.value;
    additions.end(addition);
    keepTyped(addition, typed, path);
  };

  /** What was typed while the addition was being saved goes on as drafts of its fields. */
  const keepTyped = ({ value, title }: Addition, typed: unknown, path: Path) => {
    for (const change of changedLeaves(value, typed, path)) {
      const seen = valueAt(value, change.path.slice(path.length));
      drafts.change(fieldKey(file, change.path), change.value, seen, (key, next, last) =>
        write(pathOfKey(key), title, next, last),
      );
    }
  };

  return {
    changeAddition: (begun, path, value) => {
      const current = additions.update(begun, {});
      if (!current) return;
      const inside = path.slice(pathOfAddition(current, dataNow()).length);
      const changed = withValueAt(current.value, inside, value);
      const others = valueAt(dataNow(), current.at);
      const item = { schema: current.schema, root: schema, others: Array.isArray(others) ? others : [] };
      const isItem = current.key === undefined;
      const next = additions.update(current, {
        value: isItem ? withDerivedId(current.value, changed, item) : changed,
        problems: [],
      });
      const place = placeOf(begun);
      clearTimeout(timers.get(place));
      if (next)
        timers.set(
          place,
          setTimeout(() => void save(next), ADDITION_SAVE_DELAY_MS),
        );
    },
    saveAddition: (begun) => void save(begun),
  };
}

/** The operation that writes an addition. */
const operationOf = ({ at, key, value }: Addition, path: Path): Operation =>
  key === undefined
    ? { op: 'insert', path: [...at], index: Number(path.at(-1)), value: value as never } // plain data of a form
    : { op: 'put', path: [...at], key, value: value as never };
