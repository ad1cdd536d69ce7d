/** What must run before a held click can be done. */
type Loader = () => Promise<unknown>;

const CONTROLS = 'button, [data-region], [role=switch], input[type=checkbox]';

const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Until the page's script is ready, a click on something that needs it is held; once it is ready the click is done.
 * The first sign of a visitor's interest starts the script. If it can not be loaded, the browser does what it can
 * alone, and folded parts stand open.
 * @returns what to call when the page is ready
 */
export function holdEarlyClicks(load: Loader): () => void {
  const held = new Set<HTMLElement>();

  const hold = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
    if (!control || control.hasAttribute('data-native')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(control);
    begin();
  };

  const release = () => {
    removeEventListener('click', hold, true);
    for (const control of held) control.click();
    held.clear();
  };

  const begin = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin, true);
    load().catch(() => {
      for (const panel of document.querySelectorAll('fold-panel[hidden]')) panel.removeAttribute('hidden');
      release();
    });
  };

  addEventListener('click', hold, true);
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
  return release;
}
