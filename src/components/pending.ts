/**
 * Marks a control whose action is on its way, so that its styles show it; assistive technology is told, too. The value is
 * the time of the click, as of `performance.now()`: the script in the head sets it for clicks that it holds.
 */
export function markPending(control: HTMLElement | undefined): void {
  if (!control) return;
  control.dataset['pending'] ||= String(Math.round(performance.now()));
  control.setAttribute('aria-busy', 'true');
}

/** Takes the mark away. */
export function clearPending(control: HTMLElement | undefined): void {
  delete control?.dataset['pending'];
  control?.removeAttribute('aria-busy');
}

/** How many milliseconds ago a control was clicked, by its mark; 0 without one. */
export const pendingFor = (control: HTMLElement | undefined): number =>
  control?.dataset['pending'] ? performance.now() - Number(control.dataset['pending']) : 0;
