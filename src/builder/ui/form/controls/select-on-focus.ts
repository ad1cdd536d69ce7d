import type { FocusEvent, MouseEvent } from 'react';

/** The input that a press of the mouse is about to focus. */
let entered: EventTarget | undefined;

/**
 * Selects the value of an input that gets the focus, by key or by mouse, so that what is typed replaces it. A further click
 * sets the cursor.
 */
export const SELECT_ON_FOCUS = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
  onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    entered = document.activeElement === currentTarget ? undefined : currentTarget;
  },
  // The press has set the cursor, unless it was drawn over some of the letters.
  onMouseUp: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    if (entered === currentTarget && currentTarget.selectionStart === currentTarget.selectionEnd)
      currentTarget.select();
    entered = undefined;
  },
};
