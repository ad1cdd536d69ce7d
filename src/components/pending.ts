/**
 * Marks a control as busy, for styles and assistive technology. The value is the time of the click (`performance.now()`);
 * the head script sets it for clicks that it captures.
 */
export function markPending(control: HTMLElement | undefined): void {
  if (!control) return;
  control.dataset['pending'] ||= String(Math.round(performance.now()));
  control.setAttribute('aria-busy', 'true');
}

/** Removes the mark. */
export function clearPending(control: HTMLElement | undefined): void {
  delete control?.dataset['pending'];
  control?.removeAttribute('aria-busy');
}

/** Milliseconds since a marked control was clicked; 0 without a mark. */
export const pendingMs = (control: HTMLElement | undefined): number =>
  control?.dataset['pending'] ? performance.now() - Number(control.dataset['pending']) : 0;
