import { useHotkeys } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { call, ServerError } from '../api.ts';
import { showOutcome } from '../state/edit.ts';
import { showStatus } from '../state/status.ts';
import { isFormField, watchTyping, type TypingUndo } from './typing-undo.ts';

/** Undo and redo by keys. In a text field they undo typing first, as long as there is some. */
export function useShellKeys(): void {
  const client = useQueryClient();
  const typing = useRef<TypingUndo>(undefined);
  useEffect(() => {
    typing.current = watchTyping(document);
    return typing.current.end;
  }, []);
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
  const take = (name: 'undo' | 'redo') => (event: KeyboardEvent) => {
    const { target } = event;
    if (isTextField(target) && !isFormField(target)) return;
    if (isFormField(target) && typing.current?.[`${name}esTyping`](target)) return;
    event.preventDefault();
    void run(name);
  };
  useHotkeys(
    [
      ['mod+Z', take('undo'), { preventDefault: false }],
      ['mod+shift+Z', take('redo'), { preventDefault: false }],
      ['mod+Y', take('redo'), { preventDefault: false }],
    ],
    [],
  );
}

/** Whether an element has an undo of its own: a search field, for example. */
const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
