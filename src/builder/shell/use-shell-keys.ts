import { useHotkeys } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, ServerError } from '../api.ts';
import { showOutcome } from '../state/edit.ts';
import { showStatus } from '../state/status.ts';

/** Undo and redo by keys. In a text field the keys are the browser's own: they undo typing. */
export function useShellKeys(): void {
  const client = useQueryClient();
  const run = useCallback(
    async (name: 'undo' | 'redo') => {
      try {
        const outcome = await call(name, {});
        showOutcome(outcome);
        await client.invalidateQueries();
      } catch (error) {
        if (!(error instanceof ServerError)) throw error;
        showStatus({ kind: 'problem', text: error.message });
      }
    },
    [client],
  );
  useHotkeys([
    ['mod+Z', () => void run('undo')],
    ['mod+shift+Z', () => void run('redo')],
    ['mod+Y', () => void run('redo')],
  ]);
}
