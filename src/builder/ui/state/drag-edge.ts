/** Where something that is dragged would be dropped: before or after an entry of a list. */
export type Edge = 'before' | 'after';

/** Returns the edge of an entry that is nearer to the pointer. `y` is in CSS pixels from the top of the viewport. */
export function edgeAt(element: Element, y: number): Edge {
  const { top, height } = element.getBoundingClientRect();
  return y < top + height / 2 ? 'before' : 'after';
}
