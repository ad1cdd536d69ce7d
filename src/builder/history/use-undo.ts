import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HistoryStep } from '../../editing-protocol/builder/history-methods.ts';
import { call } from '../api.ts';
import { drafts } from '../form/saving/unsaved.ts';
import { showOutcome } from '../state/edit.ts';
import { historyQuery } from '../state/queries.ts';
import { showStatus } from '../state/status.ts';

/** Undoes a step or redoes the last undone one. */
export interface Undo {
  steps: readonly HistoryStep[];
  /** The step that Undo would undo. */
  next: HistoryStep | undefined;
  /** The step that Redo would redo. */
  undone: HistoryStep | undefined;
  isBusy: boolean;
  undo: (step?: HistoryStep) => void;
  redo: () => void;
}

interface UndoRequest {
  name: 'undo' | 'redo';
  /** What is undone or redone, as far as it's known here. */
  step: HistoryStep | undefined;
  /** The step to undo; left out: the latest. */
  id?: string | undefined;
}

/** Returns the history, and what undoes and redoes its steps. The status line says what was undone, or why not. */
export function useUndo(): Undo {
  const client = useQueryClient();
  const steps = useQuery(historyQuery).data ?? [];
  const next = steps.find(({ undone }) => !undone);
  const undone = steps.find(({ redoesNext }) => redoesNext);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ name, step, id }: UndoRequest) => {
      await drafts.flushAll();
      const outcome = name === 'undo' ? await call('undo', id === undefined ? {} : { id }) : await call('redo', {});
      showOutcome(outcome);
      if (!outcome.ok) return;
      // Not awaited: the next press counts, even while the page is still being read again.
      const isKnown = client.isFetching(historyQuery) === 0;
      void client.invalidateQueries();
      const label = step?.label;
      if (label !== undefined && isKnown)
        showStatus({ kind: 'saved', text: `${name === 'undo' ? 'Undid' : 'Redid'} ${label}` });
    },
    onError: ({ message }) => showStatus({ kind: 'problem', text: message }),
  });
  return {
    steps,
    next,
    undone,
    isBusy: isPending,
    // Without a step, the server knows the latest one.
    undo: (step) => mutate({ name: 'undo', step: step ?? next, id: step?.id }),
    redo: () => mutate({ name: 'redo', step: undone }),
  };
}
