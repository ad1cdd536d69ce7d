import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { FieldProblem } from '../../../protocol/answers.ts';
import type { FormField } from '../model/form-field.ts';
import { problemAt, typedProblem } from '../model/typed-problem.ts';
import type { Draft } from './draft.ts';
import { useTypist, type Typist } from '../../state/people-here.ts';
import { useForm, type FormState } from './form-state.tsx';
import { keyOfShown } from './followed-files.ts';
import { drafts, fieldKey } from './unsaved.ts';
import { formatPath } from '../../../../data/path.ts';

/** The names of the list items that a field is in, for the history: "Growth". */
export const TrailContext = createContext<readonly string[]>([]);

/** A field's value, as its input shows and changes it. */
export interface Leaf {
  value: unknown;
  problems: readonly FieldProblem[];
  conflict: Draft['conflict'];
  /** Another person who is typing it. */
  typist: Typist | undefined;
  /** Whether the value was sent and refused: the file has another one. */
  isRefused: boolean;
  /** Takes a typed value; it's saved after a pause. */
  change: (value: unknown) => void;
  /** Takes a chosen value, and saves it at once. */
  choose: (value: unknown) => void;
  /** Saves what was typed. */
  flush: () => void;
  keepMine: () => void;
  discard: () => void;
}

/** Returns the value of a field and how to change it. */
export function useLeaf(field: FormField): Leaf {
  const form = useForm();
  const trail = useContext(TrailContext);
  const { path, label, value: current } = field;
  const key = fieldKey(form.file.file, path);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.get(key));
  const typist = useTypist(form.file.file, path);
  const words = `${form.title}: ${[...trail, lowerFirst(label)].join(', ')}`;
  const known = form.problems.get(formatPath(path));
  return useMemo(() => {
    const addition = form.additionAt(path);
    const keyNow = () => keyOfShown(form.file, path);
    const change = (value: unknown) => {
      if (addition) form.changeAddition(addition, path, value);
      else
        drafts.change(keyNow(), value, current, { label: words, flaw: typedProblem(field, value, form.site.regions) });
    };
    const flush = () => (addition ? form.saveAddition(addition) : drafts.flush(keyNow()));
    return {
      value: draft ? draft.value : current,
      problems: addition ? problemsOfBegun(form, field) : draft?.problems.length ? draft.problems : (known ?? []),
      conflict: draft?.conflict,
      typist,
      isRefused: draft !== undefined && draft.problems.length > 0 && !draft.isWaiting && !draft.conflict,
      change,
      choose: (value) => {
        change(value);
        if (!addition) drafts.flush(keyNow());
      },
      flush,
      keepMine: () => drafts.keepMine(keyNow()),
      discard: () => drafts.discard(keyNow()),
    };
  }, [form, field, path, current, draft, typist, known, words]);
}

/** What is wrong with a value of something that was only begun; an empty one isn't wrong yet. */
function problemsOfBegun({ problems, site, file }: FormState, field: FormField): readonly FieldProblem[] {
  const { path, value } = field;
  const flaw = value === '' ? undefined : typedProblem(field, value, site.regions);
  if (flaw) return [problemAt(flaw, file.file, path)];
  // The file doesn't have the text yet that something could be added to.
  return (problems.get(formatPath(path)) ?? []).map((problem) =>
    problem.adds === undefined ? problem : { ...problem, suggestion: undefined },
  );
}

/** "Title, English" within a sentence. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}[-\p{Ll}]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
