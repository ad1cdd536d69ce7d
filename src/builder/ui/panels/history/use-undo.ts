import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { HistoryStep } from '../../../protocol/history-answers.ts';
import { texts } from '../../../texts/texts.ts';
import { call } from '../../state/api.ts';
import { refusedBy, showOutcome } from '../../state/edit.ts';
import { inTurn } from '../../form/saving/in-turn.ts';
import { isBusy, useIsBusy } from '../../state/busy.ts';
import { historyQuery } from '../../state/queries.ts';
import { noteWritten, refreshFiles } from '../../state/refresh.ts';
import { showStatus } from '../../state/status.ts';

/** Undoes a step or redoes the last undone one. */
export interface UndoHistory {
  steps: readonly HistoryStep[];
  /** The step that Undo would undo, as far as it's known here. */
  next: HistoryStep | undefined;
  /** The step that Redo would redo, as far as it's known here. */
  undone: HistoryStep | undefined;
  /** Whether actions are under way: afterwards there may be something else to undo or redo. */
  isBusy: boolean;
  /** Undoes a step, or the latest one. */
  undo: (step?: HistoryStep) => void;
  redo: () => void;
}

/**
 * Returns the history, and what undoes and redoes its steps, each press in its turn. The status line says what was undone,
 * or why not.
 */
export function useUndo(): UndoHistory {
  const client = useQueryClient();
  const steps = useQuery(historyQuery).data ?? [];
  const actions = useMemo(() => {
    const run = async (name: 'undo' | 'redo', id?: string) => {
      await inTurn(() => replay(client, name, id));
      // The last of several presses reads everything again; the others only what the next one needs.
      if (!isBusy()) await client.invalidateQueries();
    };
    return {
      undo: (step?: HistoryStep) => void run('undo', step?.id),
      redo: () => void run('redo'),
    };
  }, [client]);
  return {
    steps,
    next: steps.find(({ undone, isPassed, isOthers }) => !undone && !isPassed && !isOthers),
    undone: steps.find(({ redoesNext }) => redoesNext),
    isBusy: useIsBusy(),
    ...actions,
  };
}

/** Undoes a step or redoes one. Without an id, the server knows which. */
async function replay(client: QueryClient, name: 'undo' | 'redo', id?: string): Promise<void> {
  const known = client.getQueryData(historyQuery.queryKey);
  // A second click on the button of a step.
  if (id !== undefined && known?.some((step) => step.id === id && step.undone)) return;
  const outcome = await (name === 'undo' ? call('undo', id === undefined ? {} : { id }) : call('redo', {})).catch(
    (error: unknown) => refusedBy(error),
  );
  showOutcome(client, outcome);
  for (const step of outcome.passed ?? []) showPassed(step);
  if (!outcome.ok) return;
  noteWritten(outcome.files);
  const step = known?.find(({ id: known }) => known === outcome.id);
  if (step) showStatus({ kind: 'saved', text: texts.history[name].done(step.label, step.author) });
  client.setQueryData(historyQuery.queryKey, (steps) =>
    steps?.map((step) => (step.id === outcome.id ? { ...step, undone: name === 'undo' } : step)),
  );
  await refreshFiles(client, outcome.files, { movesTexts: true });
}

/** Says once that a step isn't undone, and why. */
const showPassed = ({ label, why }: { label: string; why: string }): string =>
  notifications.show({
    color: 'yellow',
    title: texts.history.passed.title(label),
    message: texts.history.passed.hint(why),
    withBorder: true,
  });
