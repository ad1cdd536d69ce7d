import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

/** A selection in a text, in UTF-16 code units. */
type Range = readonly [start: number, end: number];

/** Returns where a place of a text is after the text was changed elsewhere: beside the same letters, as long as they're there. */
export function keptCaret(before: string, after: string, place: number): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  if (place <= start) return place;
  return place >= before.length - end ? place + after.length - before.length : Math.min(place, after.length - end);
}

/**
 * Keeps the cursor of a text area at its letter when its text is changed elsewhere: browsers put it at the end.
 * @returns the listener for selections, and what is called with each text that is typed
 */
export function useKeptCaret(input: RefObject<HTMLTextAreaElement | null>, value: string) {
  const shown = useRef(value);
  const typed = useRef<string>(undefined);
  const selection = useRef<Range>([0, 0]);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = value;
    const isTyped = typed.current === value;
    typed.current = undefined;
    const { current: area } = input;
    if (!area || before === value || isTyped || document.activeElement !== area) return;
    const [start, end] = selection.current;
    selection.current = [keptCaret(before, value, start), keptCaret(before, value, end)];
    area.setSelectionRange(...selection.current);
  }, [input, value]);
  return {
    onSelect: ({ currentTarget: area }: SyntheticEvent<HTMLTextAreaElement>) =>
      void (selection.current = [area.selectionStart, area.selectionEnd]),
    onTyped: (text: string) => void (typed.current = text),
  };
}
