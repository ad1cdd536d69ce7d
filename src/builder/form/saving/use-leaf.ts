import { createContext, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Outcome, Problem } from '../../../editing-protocol/builder/site-methods.ts';
import { showOutcome } from '../../state/edit.ts';
import type { Path } from '../../state/view.tsx';
import type { FormField } from '../model/form-field.ts';
import { typedProblem, type TypedProblem } from '../model/typed-problem.ts';
import { pathName } from '../model/walk-fields.ts';
import type { Draft, Write } from './drafts.ts';
import { useForm, type FormState } from './form-state.tsx';
import { drafts, fieldKey, pathOfKey, storedDrafts } from './unsaved.ts';

/** The names of the list items that a field is in, for the history: "Growth". */
export const TrailContext = createContext<readonly string[]>([]);

/** A field's value, as its input shows and changes it. */
export interface Leaf {
  value: unknown;
  problems: readonly Problem[];
  conflict: Draft['conflict'];
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
  const words = [...trail, lowerFirst(label)].join(', ');
  const write = useCallback<Write>(
    (own, next, seen) => {
      const typed = typedProblem(field, next, form.site.regions);
      return typed ? refusal(typed, form.file.file, own) : form.write(pathOfKey(own), words, next, seen);
    },
    [form, field, words],
  );
  useKeptDraft(key, (value, seen) => drafts.change(key, value, seen, write));
  const known = form.problems.get(pathName(path));
  return useMemo(() => {
    const addition = form.additionAt(path);
    const change = (value: unknown) => {
      if (addition) form.changeAddition(addition, path, value);
      else drafts.change(key, value, current, write);
    };
    const flush = () => (addition ? form.saveAddition(addition) : drafts.flush(key));
    return {
      value: draft ? draft.value : current,
      problems: addition ? problemsOfBegun(form, field) : draft?.problems.length ? draft.problems : (known ?? []),
      conflict: draft?.conflict,
      change,
      choose: (value) => {
        change(value);
        if (!addition) drafts.flush(key);
      },
      flush,
      keepMine: () => drafts.keepMine(key),
      discard: () => drafts.discard(key),
    };
  }, [form, field, path, key, current, draft, known, write]);
}

/** What is wrong with a value of something that was only begun; an empty one isn't wrong yet. */
function problemsOfBegun({ problems, site, file }: FormState, field: FormField): readonly Problem[] {
  const { path, value } = field;
  const typed = value === '' ? undefined : typedProblem(field, value, site.regions);
  return typed ? [problemAt(typed, file.file, path)] : (problems.get(pathName(path)) ?? []);
}

/** Refuses a value that no file could hold, without asking the server. */
async function refusal(problem: TypedProblem, file: string, key: string): Promise<Outcome> {
  const outcome: Outcome = { ok: false, diff: '', files: [], problems: [problemAt(problem, file, pathOfKey(key))] };
  showOutcome(outcome, key);
  return Promise.resolve(outcome);
}

const problemAt = (problem: TypedProblem, file: string, path: Path): Problem => ({
  severity: 'error',
  file,
  line: 0,
  column: 0,
  path: pathName(path),
  ...problem,
});

/** Goes on with what was typed before the page was reloaded. */
function useKeptDraft(key: string, resume: (value: unknown, seen: unknown) => void): void {
  useEffect(() => {
    const draft = storedDrafts.take(key);
    if (draft) resume(draft.value, draft.seen);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each field
  }, [key]);
}

/** "Title, English" within a sentence. */
export const lowerFirst = (text: string): string =>
  /^[A-Z][-a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
