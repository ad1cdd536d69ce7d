import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HistoryStep } from '../../editing-protocol/builder/site-methods.ts';
import { call } from '../api.ts';
import { showOutcome } from '../state/edit.ts';
import { showStatus } from '../state/status.ts';

/** The steps that can be undone, the latest first. */
export const historyQuery = queryOptions({ queryKey: ['history'], queryFn: () => call('history', {}) });

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

/** Returns the history, and what undoes and redoes its steps. The status line says what was undone, or why not. */
export function useUndo(): Undo {
  const client = useQueryClient();
  const steps = useQuery(historyQuery).data ?? [];
  const next = steps.find(({ undone }) => !undone);
  const undone = steps.find(({ redoesNext }) => redoesNext);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ name, step }: { name: 'undo' | 'redo'; step?: HistoryStep | undefined }) => {
      const outcome = name === 'undo' ? await call('undo', step ? { id: step.id } : {}) : await call('redo', {});
      showOutcome(outcome);
      if (!outcome.ok) return;
      await client.invalidateQueries();
      const label = step?.label;
      if (label !== undefined) showStatus({ kind: 'saved', text: `${name === 'undo' ? 'Undid' : 'Redid'} ${label}` });
    },
    onError: ({ message }) => showStatus({ kind: 'problem', text: message }),
  });
  return {
    steps,
    next,
    undone,
    isBusy: isPending,
    undo: (step = next) => mutate({ name: 'undo', step }),
    redo: () => mutate({ name: 'redo', step: undone }),
  };
}
