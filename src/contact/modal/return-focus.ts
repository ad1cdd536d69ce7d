/**
 * Returns the focus to an opener. If it is in a collapsed menu, focuses the menu's button; if its page is gone, focuses
 * the content of the current page.
 */
export function returnFocus(trigger: HTMLElement | undefined): void {
  for (const target of [trigger, folderOf(trigger), document.querySelector('main')])
    if (target instanceof HTMLElement && takesFocus(target)) return;
}

/** Returns the focus only if no element has it and no modal is open. */
export function returnLostFocus(trigger: HTMLElement | undefined): void {
  const { activeElement } = document;
  const lost = !activeElement || activeElement === document.body;
  if (lost && !document.querySelector('[role=dialog]')) returnFocus(trigger);
}

function takesFocus(target: HTMLElement): boolean {
  target.focus({ preventScroll: true });
  return document.activeElement === target;
}

/** The button that controls the collapsed menu around an element. */
function folderOf(element: HTMLElement | undefined): Element | null {
  const panel = element?.closest('[id]');
  if (!panel) return null;
  return (
    document.querySelector(`[aria-controls="${CSS.escape(panel.id)}"]`) ?? folderOf(panel.parentElement ?? undefined)
  );
}
