/** What a keyboard types into, as a selector. */
export const TYPED_INTO = 'textarea, input, [contenteditable]';

/** Returns whether a text has the focus, in the builder or on a page in a frame. */
export function isWriting(): boolean {
  let focused = document.activeElement;
  while (focused instanceof HTMLIFrameElement && focused.contentDocument)
    focused = focused.contentDocument.activeElement;
  return focused?.matches(TYPED_INTO) === true;
}
