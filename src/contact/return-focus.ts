/**
 * Gives the focus back to what opened something. That may be gone meanwhile: folded away with a menu, of which the
 * button takes the focus then, or left behind with its page, of which the successor's content takes it.
 */
export function returnFocus(trigger: HTMLElement | undefined): void {
  for (const target of [trigger, folderOf(trigger), document.querySelector('main')])
    if (target instanceof HTMLElement && takesFocus(target)) return;
}

/** The same where nothing has the focus and no window asks for it. */
export function returnLostFocus(trigger: HTMLElement | undefined): void {
  const { activeElement } = document;
  const lost = !activeElement || activeElement === document.body;
  if (lost && !document.querySelector('[role=dialog]')) returnFocus(trigger);
}

function takesFocus(target: HTMLElement): boolean {
  target.focus({ preventScroll: true });
  return document.activeElement === target;
}

/** The button that folds away what an element stands in. */
function folderOf(element: HTMLElement | undefined): Element | null {
  const panel = element?.closest('[id]');
  if (!panel) return null;
  return (
    document.querySelector(`[aria-controls="${CSS.escape(panel.id)}"]`) ?? folderOf(panel.parentElement ?? undefined)
  );
}
