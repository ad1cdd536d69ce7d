import type { Operation } from '../../../protocol/edit-request.ts';
import { texts } from '../../../texts/texts.ts';
import { retry } from '../../state/connection.ts';
import type { ShownOutcome } from '../../state/edit.ts';
import { withDerivedId } from '../model/derive-id.ts';
import type { FormSchema } from '../model/json-schema.ts';
import { isComplete } from '../model/new-value.ts';
import { pathOfAddition, type Addition } from './additions.ts';
import type { FormState } from './form-state.tsx';
import { changedLeaves } from './operations.ts';
import { additions, drafts, fieldKey } from './unsaved.ts';
import { shownPath } from '../../state/shown-files.ts';
import type { Path } from '../../../../data/path.ts';
import { isEqual, valueAt, withValueAt } from '../../../../data/plain.ts';

/** What the additions of a form need of it. */
interface FormFile extends Pick<FormState, 'act' | 'title'> {
  edit: FormState['editNow'];
  file: string;
  schema: FormSchema;
  /** The file's data, as it is shown. */
  dataNow: () => unknown;
  /** Reads the file again, and returns its data. */
  readAgain: () => Promise<unknown>;
}

/**
 * Pause after which a complete addition is saved, in milliseconds; leaving the field saves it at once. Longer than that
 * of a field, since the words typed until then make the id.
 */
const ADDITION_SAVE_DELAY_MS = 1500;

/** Timers and running saves of additions, by file and place. */
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const saving = new Set<string>();

/** What was sent, and what became of it. */
interface Sent extends Pick<ShownOutcome, 'ok' | 'problems'> {
  path: Path;
  value: unknown;
}

/** What was sent without an answer, and how to save it again, by file and place. */
const unanswered = new Map<string, Pick<Sent, 'path' | 'value'> & { again: () => Promise<void> }>();
retry.add(async () => {
  for (const { again } of Array.from(unanswered.values())) {
    const before = unanswered.size;
    await again();
    if (unanswered.size === before) return false;
  }
  return true;
});

const placeOf = ({ file, at, key }: Addition): string => fieldKey(file, [...at, key ?? '+']);

/** Creates what changes and saves something that was only begun. */
export function createAdditionActions(form: FormFile): Pick<FormState, 'changeAddition' | 'saveAddition'> {
  const { file, schema, dataNow } = form;
  const save = async (begun: Addition): Promise<void> => {
    const asked = additions.update(begun, { problems: [] });
    const place = placeOf(begun);
    clearTimeout(timers.get(place));
    if (!asked) return void unanswered.delete(place);
    if (saving.has(place) || !isComplete(asked.schema, asked.value, schema)) return;
    saving.add(place);
    const { addition, ok, problems, path, value } = await form
      .act(async (pathNow, data) => {
        const at = pathNow(asked.at);
        const addition = { ...asked, at: shownPath(file, at) ?? at };
        return { addition, ...(await write(form, { addition, at, data, again: () => save(addition) })) };
      })
      .finally(() => saving.delete(place));
    if (!ok) return void additions.update(addition, { problems, index: undefined });
    // The form gets the file's new data in a task of its own: without item or addition, the input would lose the focus.
    await new Promise((resolve) => setTimeout(resolve));
    const typed = additions.update(addition, {})?.value;
    additions.end(addition);
    keepTyped({ ...addition, value }, typed, shownPath(file, path) ?? path);
  };

  /** What was typed while the addition was being saved goes on as drafts of its fields. */
  const keepTyped = ({ value, title }: Addition, typed: unknown, path: Path) => {
    for (const change of changedLeaves(value, typed, path)) {
      const seen = valueAt(value, change.path.slice(path.length));
      drafts.change(fieldKey(file, change.path), change.value, seen, { label: `${form.title}: ${title}` });
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

interface AdditionSave {
  addition: Addition;
  /** Where the map or list stands in the file as the server has it, and that file's data. */
  at: Path;
  data: unknown;
  again: () => Promise<void>;
}

/** Writes an addition. If it isn't answered, `again` saves it later. */
async function write(form: FormFile, { addition, at, data: known, again }: AdditionSave): Promise<Sent> {
  const { file, readAgain, edit } = form;
  const { value, title } = addition;
  const place = placeOf(addition);
  const earlier = unanswered.get(place);
  const data = earlier ? await readAgain().catch(() => known) : known;
  unanswered.delete(place);
  // Only the answer was lost: it isn't added twice.
  if (earlier && isEqual(valueAt(data, earlier.path), earlier.value)) {
    additions.update(addition, { index: indexIn(addition, earlier.path) });
    return { ...earlier, ok: true, problems: [] };
  }
  const path = pathOfAddition({ ...addition, at }, data);
  additions.update(addition, { index: indexIn(addition, path) });
  const outcome = await edit(
    texts.form.steps.added(title),
    [{ file, operations: [operationOf({ ...addition, at }, path)] }],
    true,
  );
  if (outcome.isUnanswered) {
    unanswered.set(place, { path, value, again });
    retry.start();
  }
  return { ...outcome, path, value };
}

/** The index that an addition gets in its list; `undefined` for a field. */
const indexIn = ({ key }: Addition, path: Path): number | undefined =>
  key === undefined ? Number(path.at(-1)) : undefined;

/** The operation that writes an addition. */
const operationOf = ({ at, key, value }: Addition, path: Path): Operation =>
  key === undefined
    ? { op: 'insert', path: [...at], index: Number(path.at(-1)), value: value as never } // plain data of a form
    : { op: 'put', path: [...at], key, value: value as never };
