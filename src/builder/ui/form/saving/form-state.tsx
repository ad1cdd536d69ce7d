import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Operation } from '../../../protocol/edit-request.ts';
import type { FileAnswer, CallOutcome, FieldProblem, SiteOverview } from '../../../protocol/answers.ts';
import { useEdit, type EditCommand, type ShownOutcome } from '../../state/edit.ts';
import { fileQuery } from '../../state/queries.ts';
import { writtenFile } from '../../state/shown-files.ts';
import type { FormSchema } from '../model/json-schema.ts';
import type { Identities } from '../../state/identities.ts';
import { sectionIds } from '../../state/section-list.ts';
import { inTurn } from './in-turn.ts';
import { readWritten } from '../../state/refresh.ts';
import { createAdditionActions } from './addition-actions.ts';
import { additionAt, pathOfAddition, type Addition } from './additions.ts';
import { followSectionPath } from './followed-files.ts';
import { operationsFor } from './operations.ts';
import { readFile } from './save-drafts.ts';
import { additions, fieldKey } from './unsaved.ts';
import type { Path } from '../../../../data/path.ts';
import { valueAt } from '../../../../data/plain.ts';

/** What the inputs of a form need to know, and what they can do. */
export interface FormState {
  file: FileAnswer;
  site: SiteOverview;
  schema: FormSchema;
  /** The form's title, for the history. */
  title: string;
  /** The field to focus. */
  focused: Path | undefined;
  /** The problems to show at each field, by the name of its path. */
  problems: ReadonlyMap<string, readonly FieldProblem[]>;
  additions: readonly Addition[];
  additionAt: (path: Path) => Addition | undefined;
  /** Saves a field's value; `seen` is the one that the author saw. */
  write: (path: Path, label: string, value: unknown, seen: unknown) => Promise<CallOutcome>;
  /** Runs operations on the file; `change` does the same to something that was only begun. Returns whether it's done. */
  operate: (path: Path, label: string, operations: Operation[], change: (data: unknown) => unknown) => Promise<boolean>;
  /**
   * Runs an action on the file in its turn. It gets a function that says where a path stands in the file as the server has
   * it then, because sections may have moved, and that file's data and the identities of its sections.
   */
  act: <T>(action: (pathNow: (path: Path) => Path, data: unknown, sections: Identities) => Promise<T>) => Promise<T>;
  /** Makes an edit in an action whose turn it is. */
  editNow: (label: string, edits: EditCommand['edits'], isKept?: boolean) => Promise<ShownOutcome>;
  /** Makes an edit of any kind, with the form's title in the history. */
  edit: (label: string, edits: EditCommand['edits'], onSaved?: EditCommand['onSaved']) => Promise<ShownOutcome>;
  /** Changes a value in something that was only begun. */
  changeAddition: (addition: Addition, path: Path, value: unknown) => void;
  /** Saves what was begun if it's complete. */
  saveAddition: (addition: Addition) => void;
}

type Edit = EditCommand['edits'][number];

const Context = createContext<FormState | undefined>(undefined);

/** Returns the form that a component is in. */
export function useForm(): FormState {
  const state = useContext(Context);
  if (!state) throw new Error('useForm is called outside of FormProvider.');
  return state;
}

type Given = Pick<FormState, 'file' | 'site' | 'schema' | 'title' | 'focused' | 'problems'>;

/** Provides what a form's inputs need. */
export function FormProvider({ children, ...given }: Given & { children: ReactNode }) {
  const actions = useActions(given.file.file, given.schema, given.title);
  const all = useSyncExternalStore(additions.subscribe, additions.all);
  const { saveAddition } = actions;
  const { file } = given.file;
  useEffect(() => {
    // What was complete when its page was closed is saved now.
    for (const begun of additions.all()) if (begun.isResumed && begun.file === file) saveAddition(begun);
  }, [file, saveAddition]);
  const state = useMemo((): FormState => {
    const own = all.filter(({ file }) => file === given.file.file);
    const { data } = given.file;
    return { ...given, ...actions, additions: own, additionAt: (path) => additionAt(own, data, path) };
    // oxlint-disable-next-line react/exhaustive-deps -- `given` is a new object on every render; the memo depends on its fields
  }, [all, actions, given.file, given.site, given.schema, given.title, given.focused, given.problems]);
  return <Context value={state}>{children}</Context>;
}

function useActions(file: string, schema: FormSchema, title: string) {
  const client = useQueryClient();
  const makeEdit = useEdit();
  return useMemo(() => {
    const dataNow = (): unknown => client.getQueryData<FileAnswer>(fileQuery(file).queryKey)?.data;
    const readAgain = async (): Promise<unknown> => {
      await readFile(client, file);
      return writtenFile(client, file)?.answer.data;
    };
    /** Runs an action in its turn. It gets a function that says where a path of now stands then. */
    const act: FormState['act'] = (action) => {
      const ids = sectionIds(file, dataNow());
      return inTurn(async () => {
        await readWritten(client, file);
        const written = writtenFile(client, file);
        const sections = written?.list.ids ?? ids;
        return action((path) => followSectionPath(path, ids, sections) ?? path, written?.answer.data, sections);
      });
    };
    const editNow: FormState['editNow'] = (label, edits, isKept = false) =>
      makeEdit({ edits, label: `${title}: ${label}`, isKept });
    const edit: FormState['edit'] = (label, edits, onSaved) =>
      act((pathNow) =>
        makeEdit({ edits: edits.map((one) => moveEdit(one, file, pathNow)), label: `${title}: ${label}`, onSaved }),
      );

    const write: FormState['write'] = (path, label, value, seen) =>
      act((pathNow, data) =>
        makeEdit({
          edits: [{ file, operations: operationsFor(data, pathNow(path), value) }],
          label: `${title}: ${label}`,
          mergeKey: fieldKey(file, pathNow(path)),
          guards: [{ file, path: pathNow(path), value: seen }],
        }),
      );

    const begun = createAdditionActions({ file, schema, title, dataNow, readAgain, act, edit: editNow });

    const operate: FormState['operate'] = async (path, label, operations, change) => {
      const addition = additionAt(
        additions.all().filter((each) => each.file === file),
        dataNow(),
        path,
      );
      if (!addition) return (await edit(label, [{ file, operations }])).ok;
      const inside = path.slice(pathOfAddition(addition, dataNow()).length);
      begun.changeAddition(addition, path, change(valueAt(addition.value, inside)));
      return true;
    };
    return { act, edit, editNow, write, operate, ...begun };
  }, [client, file, makeEdit, schema, title]);
}

/** Moves the operations of an edit to where their paths stand now. */
function moveEdit(edit: Edit, file: string, pathNow: (path: Path) => Path): Edit {
  if (!('operations' in edit) || edit.file !== file) return edit;
  return { ...edit, operations: edit.operations.map((one) => ({ ...one, path: [...pathNow(one.path)] })) };
}
