/**
 * Returns the focus to an opener. If it is in a collapsed menu, focuses the menu's button; if its page is gone, focuses
 * the content of the current page.
 */
export function returnFocus(trigger: HTMLElement | undefined): void {
  for (const target of [trigger, folderOf(trigger), document.querySelector('main')])
    if (target instanceof HTMLElement && takesFocus(target)) return;
}

/** Returns the focus that a modal has, which is about to leave the page. An element elsewhere keeps it. */
export function returnFocusOf(dialog: Element | null | undefined, trigger: HTMLElement | undefined): void {
  const { activeElement } = document;
  const isLost = !activeElement || activeElement === document.body || dialog?.contains(activeElement) === true;
  const isOtherOpen = [...document.querySelectorAll('[role=dialog]')].some((other) => other !== dialog);
  if (isLost && !isOtherOpen) returnFocus(trigger);
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
