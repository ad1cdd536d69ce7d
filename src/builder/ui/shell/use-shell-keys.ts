import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useUndo } from '../panels/history/use-undo.ts';
import { isFormField, watchTyping, type TypingUndo } from './typing-undo.ts';

/** Undo and redo by keys. In a text field they undo typing first, as long as there is some. */
export function useShellKeys(): void {
  const site = useUndo();
  const typing = useRef<TypingUndo>(undefined);
  useEffect(() => {
    typing.current = watchTyping(document);
    return typing.current.end;
  }, []);
  const take = (name: 'undo' | 'redo') => (event: KeyboardEvent) => {
    const { target } = event;
    // The editor of a text undoes what was typed into it first.
    if (event.defaultPrevented) return;
    if (isTextField(target) && !isFormField(target)) return;
    if (isFormField(target) && typing.current?.[`${name}esTyping`](target)) {
      const { value } = target;
      // Firefox forgets what was typed when a script sets the field: then the key is for the site.
      setTimeout(() => target.value === value && site[name]());
      return;
    }
    event.preventDefault();
    site[name]();
  };
  useHotkeys(
    [
      ['mod+Z', take('undo'), { preventDefault: false }],
      ['mod+shift+Z', take('redo'), { preventDefault: false }],
      ['mod+Y', take('redo'), { preventDefault: false }],
    ],
    [],
    true,
  );
}

/** Whether an element has an undo of its own: a search field, for example. */
const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
