import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

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
 * @returns what is called with each text that is typed
 */
export function useKeptCaret(input: RefObject<HTMLTextAreaElement | null>, value: string): (text: string) => void {
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
  useEffect(() => {
    // React's onSelect doesn't notice a selection that a script or a screen reader sets.
    const note = () => {
      const { current: area } = input;
      if (area && document.activeElement === area) selection.current = [area.selectionStart, area.selectionEnd];
    };
    document.addEventListener('selectionchange', note);
    return () => document.removeEventListener('selectionchange', note);
  }, [input]);
  return (text) => void (typed.current = text);
}
