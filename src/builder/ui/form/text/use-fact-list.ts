import { useId, useLayoutEffect, useRef, useState } from 'react';
import { findFacts, type NamedFact } from '../../text/fact-query.ts';

/** The keys of a list, as React and browsers call them. */
type ListKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>;

/** The list of facts beside a text, and what its keys do. */
export interface OpenFactList {
  id: string;
  found: readonly NamedFact[];
  active: number;
  isOpen: boolean;
  /** Attributes that tell assistive technology of the list, for the text that has the focus. */
  attributes: Record<string, string>;
  /** Shows the facts that some words find; `undefined` closes the list. */
  ask: (words: string | undefined) => void;
  /** Returns whether a key is for the list. */
  takeKey: (event: ListKey) => boolean;
  /** The same where the text doesn't take what is typed: letters look for a fact. */
  takeTyping: (event: ListKey) => boolean;
  pick: (name: string) => void;
  close: () => void;
}

/**
 * Returns a list of facts that is closed at first.
 * @param onPick called with the chosen one
 */
export function useFactList(
  facts: readonly NamedFact[],
  onPick: (name: string) => void,
  onClose?: () => void,
): OpenFactList {
  const id = useId();
  const [words, setWords] = useState<string>();
  const [active, setActive] = useState(0);
  const found = words === undefined ? [] : findFacts(facts, words);
  // A key may come before React has shown what the one before has changed.
  const now = useRef({ words, found, active });
  useLayoutEffect(() => {
    now.current = { words, found, active };
  });
  const ask = (next: string | undefined) => {
    now.current = { words: next, found: next === undefined ? [] : findFacts(facts, next), active: 0 };
    setWords(next);
    setActive(0);
  };
  const close = () => {
    setWords(undefined);
    onClose?.();
  };
  const pick = (name: string) => {
    setWords(undefined);
    onPick(name);
  };
  const isOpen = words !== undefined && (found.length > 0 || words === '');
  const activeName = found[active]?.name;
  return {
    id,
    found,
    active,
    isOpen,
    close,
    pick,
    attributes:
      isOpen && activeName !== undefined ? { 'aria-controls': id, 'aria-activedescendant': `${id}-${activeName}` } : {},
    ask,
    takeTyping(event) {
      const { words: typed } = now.current;
      const next = typed === undefined ? undefined : typedWords(typed, event);
      if (next === undefined) return false;
      // A letter that no fact has is left out.
      if (findFacts(facts, next).length > 0) ask(next);
      event.preventDefault();
      return true;
    },
    takeKey(event) {
      const { found: options, active: index } = now.current;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const chosen = options[index];
      if (options.length === 0) return false;
      if (step !== 0) setActive((index + step + options.length) % options.length);
      else if (event.key === 'Escape') close();
      else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) pick(chosen.name);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}

/** Returns what is typed after a key; `undefined` for a key that types nothing. */
function typedWords(words: string, { key, ctrlKey, metaKey, altKey }: ListKey): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return words.slice(0, -1);
  return key.length === 1 ? words + key : undefined;
}
