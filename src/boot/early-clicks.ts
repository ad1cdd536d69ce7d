const CONTROLS = 'button, [data-region], [role=switch], input[type=checkbox]';

const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/** Ends the wait for the page's script. */
export interface EarlyClicks {
  /** The script is ready: what was clicked is done. */
  release: () => void;
  /** The script can not be had: the browser does what it can alone, and folded parts stand open. */
  giveUp: () => void;
}

/**
 * Until the page's script is ready, a click on something that needs it is held.
 * @param begin called at the first sign of a visitor's interest, to start the script
 */
export function holdEarlyClicks(begin: () => void): EarlyClicks {
  const held = new Set<HTMLElement>();

  const hold = (event: Event) => {
    const control = (event.target as Partial<Element>).closest?.<HTMLElement>(CONTROLS); // the document has none
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(control);
    begin();
  };

  const release = () => {
    removeEventListener('click', hold, true);
    for (const sign of SIGNS) removeEventListener(sign, begin, true);
    for (const control of held) control.click();
    held.clear();
  };

  const giveUp = () => {
    for (const panel of document.querySelectorAll<HTMLElement>('fold-panel')) panel.hidden = false;
    release();
  };

  addEventListener('click', hold, true);
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
  return { release, giveUp };
}
